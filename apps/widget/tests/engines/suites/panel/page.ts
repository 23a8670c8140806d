import { describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** The panel beside pinned headers, modal dialogs, focus traps and key handlers of pages. */
export function testPanelOnPage(visitor: Visitor): void {
  const { driver } = visitor;
  const focus = () =>
    driver.run(() => {
      const active = document.activeElement;
      const inner = active?.shadowRoot?.activeElement;
      return inner?.className || inner?.id || active?.id || active?.localName;
    });
  const openPanel = async () => {
    await visitor.pressMainButton();
    await expect.poll(focus).toBe('t');
  };

  describe('W44 the panel beside the page', () => {
    test.runIf(inOneEngine(visitor))(
      'Escape on the button closes the open panel; keys pressed in the panel are not those of the page',
      async () => {
        await visitor.open();
        await driver.run(() => window.inside.query('.b')?.focus());
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        expect(await focus()).toBe('b');
        await visitor.pressMainButton();
        await driver.run(() => {
          document.addEventListener('keydown', (event) => window.inside.trouble.push(`key ${event.key}`));
        });
        await driver.press('Tab');
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test('the outline jumps below a sticky header, and Tab goes on from there', async () => {
      await visitor.open('panel/sticky');
      await visitor.press('Two');
      await visitor.until(() => window.inside.query('.p'), null);
      const top = () => driver.run(() => (document.getElementById('second') as Element).getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(90);
      expect(await top()).toBeLessThan(140);
      await driver.press('Tab');
      await expect.poll(focus).toBe('two');
      expect(await driver.run(() => document.querySelectorAll('[tabindex]').length)).toBe(0);
    });

    test('a native modal dialog: the button can be pressed and the panel used, and all is home when it closes', async () => {
      await visitor.visit('panel/dialogs');
      const before = await driver.run(() => document.body.outerHTML);
      const at = await driver.run(() => {
        const { left, top } = (window.inside.query('.b') as Element).getBoundingClientRect();
        return [left, top];
      });
      // Nothing of ours was touched before: the button follows by itself.
      await driver.run(() => (document.getElementById('native') as HTMLDialogElement).showModal());
      await visitor.until(() => document.querySelector('evenway-widget')?.parentElement?.id, 'native');
      expect(
        await driver.run(() => {
          const { left, top } = (window.inside.query('.b') as Element).getBoundingClientRect();
          return [left, top];
        }),
      ).toEqual(at);
      await openPanel();
      await visitor.press('Larger text');
      expect(await visitor.styles('font-size', 'text')).toEqual(['22px']);
      await driver.press('Escape');
      await visitor.until(() => window.inside.query('.p'), null);
      expect(await driver.run(() => (document.getElementById('native') as HTMLDialogElement).open)).toBe(true);
      await openPanel();
      await visitor.press('Reset all');
      await driver.press('Escape');
      await driver.run(() => (document.getElementById('native') as HTMLDialogElement).close());
      await visitor.until(() => document.querySelector('evenway-widget')?.parentElement?.localName, 'html');
      expect(await driver.run(() => document.body.outerHTML)).toBe(before);
      await openPanel();
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'a dialog that is removed while open does not take the widget along; one that is taken away stays away',
      async () => {
        await visitor.visit('panel/dialogs');
        await driver.run(() => (document.getElementById('native') as HTMLDialogElement).showModal());
        await visitor.until(() => document.querySelector('evenway-widget')?.parentElement?.id, 'native');
        await driver.run(() => document.getElementById('native')?.remove());
        await visitor.until(() => document.querySelector('evenway-widget')?.parentElement?.localName, 'html');
        await openPanel();
        await driver.run(() => window.Evenway.remove());
        await visitor.until(() => document.querySelector('evenway-widget'), null);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'a dialog that was open before us, and a trigger of the page within it: the panel opens there and keeps the focus',
      async () => {
        const early =
          '<script>addEventListener("DOMContentLoaded",()=>{document.getElementById("inside").dataset.evenwayOpen="";native.showModal()})</script>';
        await visitor.visit('panel/dialogs', { query: `id=own&head=${encodeURIComponent(early)}` });
        const [x, y] = await driver.run(() => {
          const { left, top } = (document.getElementById('inside') as Element).getBoundingClientRect();
          return [left + 5, top + 5];
        });
        await driver.click(x, y);
        await visitor.untilPanel();
        await visitor.until(() => document.querySelector('evenway-widget')?.parentElement?.id, 'native');
        await expect.poll(focus).toBe('t');
        await visitor.press('Larger text');
        expect(await visitor.styles('font-size', 'text')).toEqual(['22px']);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'a Bootstrap modal lets a keyboard reach the button and the panel before either was used',
      async () => {
        await visitor.visit('panel/dialogs');
        await driver.run(() => {
          const { bootstrap } = window as unknown as {
            bootstrap: { Modal: new (one: Element) => { show: () => void } };
          };
          new bootstrap.Modal(document.getElementById('modal') as Element).show();
        });
        await visitor.until(() => document.activeElement?.id, 'modal');
        await driver.run(() => window.inside.query('.b')?.focus());
        expect(await focus()).toBe('b');
        await driver.press('Enter');
        await expect.poll(focus).toBe('t');
      },
    );

    test.runIf(inOneEngine(visitor))('a Bootstrap modal does not take the focus out of the panel', async () => {
      await visitor.visit('panel/dialogs');
      await driver.run(() => {
        const { bootstrap } = window as unknown as { bootstrap: { Modal: new (one: Element) => { show: () => void } } };
        new bootstrap.Modal(document.getElementById('modal') as Element).show();
      });
      await visitor.until(() => document.activeElement?.id, 'modal');
      await visitor.untilButtonMoved();
      await openPanel();
      await driver.press('Tab');
      await driver.press('Tab');
      expect(await driver.run(() => document.activeElement?.localName)).toBe('evenway-widget');
      await visitor.press('Larger text');
      expect(await driver.run(() => document.activeElement?.localName)).toBe('evenway-widget');
      expect(await driver.run(() => document.getElementById('modal')?.classList.contains('show'))).toBe(true);
    });
  });

  describe('hiding the button', () => {
    test.for(sampleOf(visitor, ['For this visit', 'Always'], ['Always'], []))(
      '%s: says so, tells the way back, and can be undone',
      async (choice) => {
        const isHidden = () =>
          driver.run(() => getComputedStyle(window.inside.query('.b') as Element).display === 'none');
        await visitor.open();
        await visitor.press(choice);
        await expect.poll(isHidden).toBe(true);
        const note = await driver.run(() => window.inside.query('.p[role=dialog]')?.textContent);
        expect(note).toContain('The button is hidden.');
        expect(note).toContain('#evenway');
        await expect.poll(focus).toBe('t');
        await visitor.press('Show the button again');
        await expect.poll(isHidden).toBe(false);
        expect(await focus()).toBe('b');
        await visitor.reload();
        expect(await isHidden()).toBe(false);
      },
    );

    test.runIf(inOneEngine(visitor))('the message stays until it is closed, and the focus is not lost', async () => {
      await visitor.open();
      await visitor.press('Always');
      await visitor.until(() => window.inside.query('.p.note') !== null, true);
      await driver.run(() => new Promise((resume) => setTimeout(resume, 600)));
      await visitor.press('Close');
      await visitor.until(() => window.inside.query('.p'), null);
      expect(await driver.run(() => document.activeElement?.localName)).not.toBe('body');
    });
  });
}
