import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, inject, test } from 'vitest';
import { startServers } from '../engines/support/start-servers.ts';
import { Listener } from './listener.ts';
import type { Listening } from './start-screen-reader.ts';

declare module 'vitest' {
  interface ProvidedContext {
    listening: Listening;
  }
}

const results = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../test-results');

/** One visit from the first Tab to the last Escape: each test continues where the previous one ended. */
describe('what Orca says', async () => {
  const servers = await startServers();
  afterAll(servers.stop);
  const listener = await Listener.start(inject('listening'));
  afterAll(listener.stop);
  afterAll(async () => {
    await mkdir(results, { recursive: true });
    await writeFile(path.join(results, 'screen-reader.txt'), listener.transcript());
  });

  test('of the button', async () => {
    await listener.visit(`${servers.site}/page.html?before=inside`, 'A page of the kind people write');
    await listener.startAt('card', 'Card entry');
    await listener.press('Tab', 'Accessibility settings collapsed push button');
  });

  test('of the panel that opens: a dialog and its title, not all it holds', async () => {
    await listener.press('Return', 'dialog', /^Accessibility settings heading level 2\.$/);
  });

  test('of the size, and of its new value', async () => {
    await listener.tabTo('Larger text');
    await listener.press('space', '110%');
    await listener.press('space', '125%');
  });

  test('of a choice, and of another one', async () => {
    await listener.tabTo('As is', 'Contrast panel', 'selected radio button');
    // Orca's own key: from here on, arrow keys go to the control.
    await listener.press('Insert+a', 'Focus mode');
    await listener.press('Down', 'Dark', 'selected radio button');
  });

  test('of a switch, and of its new state', async () => {
    await listener.tabTo('Easier to see', 'toggle button not pressed');
    await listener.press('space', 'pressed');
  });

  test('of a group that opens, and of the colors in it', async () => {
    await listener.tabTo('Colors');
    await listener.press('space', 'expanded');
    await listener.tabTo('My colors');
    await listener.tabTo('Text');
    await listener.tabTo('Background');
  });

  test('of the page outline', async () => {
    await listener.tabTo('Page outline');
    await listener.press('space', 'expanded');
    await listener.tabTo('Everything a page can hold');
  });

  test('of closing: the new state of the button, which has the focus again', async () => {
    await listener.press('Escape', 'collapsed');
  });

  test('of reset and undo', async () => {
    // Only the button opens a dialog with this key.
    await listener.press('Return', 'dialog');
    await listener.tabTo('Reset all');
    await listener.press('space', '100%');
    await listener.press('shift+Tab', 'Undo');
    // As large as the ready-made settings have made it.
    await listener.press('space', '150%');
  });
});
