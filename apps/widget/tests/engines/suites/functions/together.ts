import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

const choices = [
  ['Letter spacing', 'Most'],
  ['Line spacing', 'More'],
  ['Font', 'Lexend'],
  ['Alignment', 'Right'],
  ['Contrast', 'Dark'],
  ['Saturation', 'Low'],
] as const;
const switches = [
  'Highlight links',
  'Highlight headings',
  'Focus tunnel',
  'Reading guide',
  'Large pointer',
  'Stop movement',
  'Hide pictures and videos',
  'Mute sounds',
  // Last, since a filter over the whole page is slow to draw.
  'Grayscale',
];
/** The same as they are stored. */
const saved = {
  textSize: '175',
  letterSpacing: '3',
  lineHeight: '2',
  font: 'lexend',
  align: 'right',
  contrast: 'dark',
  saturation: 'low',
  ...Object.fromEntries(
    'links,headings,tunnel,guide,cursor,motion,hideMedia,mute,grayscale'.split(',').map((name) => [name, 'on']),
  ),
};
const profiles = ['Easier to see', 'Easier to understand', 'Calmer page', 'Fewer distractions', 'Easier to read'];

export function testTogether(visitor: Visitor): void {
  const { driver } = visitor;
  const look = () =>
    driver.run(() => {
      const style = getComputedStyle(document.getElementById('px') as Element);
      return {
        text: [style.fontSize, style.letterSpacing, style.lineHeight, style.textAlign, style.color, style.fontFamily],
        filter: getComputedStyle(document.documentElement).filter,
        media: getComputedStyle(document.getElementById('img') as Element).opacity,
        muted: (document.getElementById('video') as HTMLVideoElement).muted,
        overlays: ['.tunnel', '.guide', '.cursor'].map((kind) => window.inside.query(kind) !== null),
        fonts: [...document.fonts].filter((face) => face.family.includes('lexend') && face.status === 'loaded').length,
      };
    });
  const everything = {
    text: ['24.5px', '4.41px', expect.any(String), 'end', 'rgb(255, 255, 255)', expect.stringContaining('lexend')],
    filter: 'grayscale(1) saturate(0.4)',
    media: '0',
    muted: true,
    overlays: [true, true, true],
    fonts: 2,
  };

  describe('all together', () => {
    test.runIf(inOneEngine(visitor))(
      'what is switched off before its part has come does not start with it',
      async () => {
        await visitor.open();
        await driver.run(() => {
          const pointer = window.inside.panelButton('Large pointer') as HTMLElement;
          pointer.click();
          pointer.click();
        });
        await visitor.openGroups();
        await visitor.press('Reading guide');
        await visitor.until(() => window.inside.query('.guide') !== null, true);
        expect((await look()).overlays).toEqual([false, true, false]);
      },
    );

    test('all sixteen at once, remembered after a reload, undone by reset to the byte and to every computed style', async () => {
      await driver.resize(400, 300);
      await visitor.open();
      const before = await snapshot(driver);
      await visitor.pressTimes('Larger text', 4);
      for (const [group, option] of choices) await visitor.choose(group, option);
      for (const name of switches) {
        await visitor.press(name);
        expect(await visitor.isPressed(name), name).toBe('true');
      }
      await expect.poll(look).toEqual(everything);
      expect((await snapshot(driver)).html).toBe(before.html);
      await visitor.until(() => localStorage.getItem('evenway')?.includes('"mute":"on"'), true);
      await visitor.reload();
      await expect.poll(look).toEqual(everything);
      await visitor.pressMainButton();
      for (const name of switches) expect(await visitor.isPressed(name), name).toBe('true');
      for (const [group, option] of choices) expect(await visitor.isChosen(group, option), group).toBe(true);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
      expect(await driver.run(() => document.adoptedStyleSheets.length)).toBe(0);
      await visitor.until(() => /"[scgv]":/.test(localStorage.getItem('evenway') ?? ''), false);
      expect(await visitor.trouble()).toEqual([]);
    });

    // What each engine leaves behind is tested above; which function undoes what is the same code in all of them.
    test.runIf(driver.name === 'chromium')('all sixteen at once, undone one by one', async () => {
      await driver.resize(400, 300);
      await visitor.visit();
      const before = await snapshot(driver);
      await visitWith(visitor, 'page', saved);
      await expect.poll(look).toEqual(everything);
      await visitor.pressMainButton();
      for (const name of [...switches].reverse()) await visitor.press(name);
      for (const [group] of choices) await visitor.choose(group, 'As is');
      await visitor.pressTimes('Smaller text', 4);
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'saved settings are there when the page is, before any part has been fetched',
      async () => {
        await visitor.open();
        await visitor.pressTimes('Larger text', 5);
        await visitor.choose('Letter spacing', 'More');
        await visitor.until(() => localStorage.getItem('evenway')?.includes('letter-spacing'), true);
        // The configuration is slow, so only the script itself has arrived.
        await visitor.goto('page', { query: 'id=slow', fresh: false });
        await expect.poll(() => visitor.styles('font-size', 'px')).toEqual(['28px']);
        await expect.poll(() => visitor.styles('letter-spacing', 'px')).toEqual(['3.36px']);
        expect(await driver.run(() => document.querySelector('evenway-widget'))).toBeNull();
      },
    );

    test.runIf(inOneEngine(visitor))('each profile switches its settings on, and off again', async () => {
      // Filters and computed styles of everything: a large window is slow to draw.
      await driver.resize(400, 300);
      await visitor.open();
      const before = await snapshot(driver);
      for (const name of profiles) {
        await visitor.press(name);
        expect(await visitor.isPressed(name)).toBe('true');
        const isChanged = async () => (await snapshot(driver)).styles.join() !== before.styles.join();
        await expect.poll(isChanged, { message: name }).toBe(true);
        await visitor.press(name);
        expect(await visitor.isPressed(name)).toBe('false');
        expect(differences(before, await snapshot(driver)), name).toEqual([]);
      }
    });

    test.runIf(inOneEngine(visitor))('undo takes back one step at a time', async () => {
      const filter = () => driver.run(() => getComputedStyle(document.documentElement).filter);
      await visitor.open();
      await visitor.press('Larger text');
      await visitor.press('Grayscale');
      await visitor.press('Reset all');
      await visitor.press('Undo');
      await expect.poll(filter).toBe('grayscale(1)');
      await visitor.press('Undo');
      await expect.poll(filter).toBe('none');
      expect(await visitor.styles('font-size', 'px')).toEqual(['15.4px']);
      const isOver = () => driver.run(() => window.inside.panelButton('Undo')?.getAttribute('aria-disabled'));
      expect(await isOver()).toBe('false');
      await visitor.press('Undo');
      expect(await visitor.styles('font-size', 'px')).toEqual(['14px']);
      expect(await isOver()).toBe('true');
    });
  });
}
