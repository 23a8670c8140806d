import { describe, expect, test } from 'vitest';
import { inOneEngine, someInOthers } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Modal dialogs that trap focus, keys and presses, each in the way of a widely used library. */
const traps: Record<string, () => void> = {
  // focus-trap: everything in the capture phase, before the page itself.
  'focus, keys and presses taken in capture': () => {
    const modal = document.getElementById('modal') as HTMLElement;
    const inside = document.getElementById('first') as HTMLElement;
    const keep = (event: Event) => {
      if (modal.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'focusin') inside.focus();
    };
    for (const type of ['focusin', 'mousedown', 'touchstart', 'click'])
      document.addEventListener(type, keep, { capture: true, passive: false });
    const captureKeys = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Escape') return;
      event.preventDefault();
      if (event.key === 'Escape') modal.hidden = true;
      inside.focus();
    };
    document.addEventListener('keydown', captureKeys, true);
    inside.focus();
  },
  // Angular CDK: checks again after the event.
  'the focus taken back later': () => {
    const modal = document.getElementById('modal') as HTMLElement;
    const inside = document.getElementById('first') as HTMLElement;
    const look = () => {
      if (!modal.contains(document.activeElement)) inside.focus();
    };
    document.addEventListener('focus', () => setTimeout(look), true);
    inside.focus();
  },
  // Radix: checks where the focus is about to go, and closes on a press elsewhere.
  'the focus not let go': () => {
    const modal = document.getElementById('modal') as HTMLElement;
    const inside = document.getElementById('first') as HTMLElement;
    modal.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !modal.contains(relatedTarget as Node)) inside.focus();
    });
    document.addEventListener('focusin', ({ target }) => {
      if (!modal.contains(target as Node)) inside.focus();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!modal.contains(target as Node)) modal.hidden = true;
    });
    inside.focus();
  },
};

export function testFocusTraps(visitor: Visitor): void {
  const { driver } = visitor;
  const focus = () =>
    driver.run(() => {
      const active = document.activeElement;
      const inner = active?.shadowRoot?.activeElement;
      return inner?.className || inner?.id || inner?.localName || active?.id || active?.localName;
    });
  const open = async (install: () => void) => {
    await visitor.visit('panel/dialogs');
    await driver.run(() => document.getElementById('modal')?.setAttribute('style', 'display:block'));
    await driver.run(install);
    await visitor.until(() => document.activeElement?.id, 'first');
    await visitor.untilButtonMoved();
  };

  describe('W44 a dialog of the page that keeps the focus', () => {
    test.for(someInOthers(visitor, Object.entries(traps), Object.entries(traps).slice(2)))(
      '%s: the panel is used by pointer and keyboard',
      async ([, install]) => {
        await open(install);
        await visitor.pressMainButton();
        await expect.poll(focus).toBe('t');
        for (const stop of ['undo', 'button', 'button', 'expand', 'select']) {
          if (stop === 'expand' && (await driver.run(() => innerWidth > 480))) continue;
          await driver.press('Tab');
          await expect.poll(focus).toBe(stop);
        }
        await visitor.press('Larger text');
        await visitor.until(() => window.inside.query('output')?.textContent, '110%');
        await visitor.choose('Font', 'Lexend');
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        expect(await driver.run(() => document.getElementById('modal')?.hidden)).toBe(false);
        // Back to the pressed button, or to where the page has put the focus meanwhile.
        expect(['b', 'first']).toContain(await focus());
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test('W107 presses stopped on the window before we are there: the panel is used by pointer, each press once', async () => {
      await visitor.visit('panel/dialogs', { before: ['early-trap'] });
      await driver.run(() => document.getElementById('modal')?.setAttribute('style', 'display:block'));
      await driver.run(() => document.getElementById('first')?.focus());
      await visitor.untilButtonMoved();
      await visitor.pressMainButton();
      await visitor.press('Larger text');
      await visitor.until(() => window.inside.query('output')?.textContent, '110%');
      await driver.run(() => new Promise((done) => setTimeout(done, 500)));
      await visitor.until(() => window.inside.query('output')?.textContent, '110%');
      // Clicks come through again: no press counts twice.
      await driver.run(() => document.getElementById('modal')?.setAttribute('style', ''));
      await visitor.press('Larger text');
      await driver.run(() => new Promise((done) => setTimeout(done, 500)));
      await visitor.until(() => window.inside.query('output')?.textContent, '125%');
      // Nor one that was released here but started elsewhere.
      await driver.run(async () => {
        const button = await window.inside.control('Larger text');
        const [clientX, clientY] = await window.inside.pressPoint(button);
        button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true, clientX, clientY }));
        await new Promise((done) => setTimeout(done, 500));
      });
      await visitor.until(() => window.inside.query('output')?.textContent, '125%');
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'all that is beside the dialog is inert: the panel is used by pointer and keyboard',
      async () => {
        await visitor.visit('panel/dialogs');
        await driver.run(() => {
          const modal = document.getElementById('modal') as HTMLElement;
          modal.style.display = 'block';
          // As the page's own scripts do it, down to the dialog, and for elements added later.
          const shut = () => {
            for (let at: HTMLElement = modal; at.parentElement && at !== document.body; at = at.parentElement)
              for (const other of at.parentElement.children) if (other !== at) (other as HTMLElement).inert = true;
          };
          shut();
          new MutationObserver(shut).observe(document.body, { childList: true, subtree: true });
          document.getElementById('first')?.focus();
        });
        await visitor.untilButtonMoved();
        await visitor.pressMainButton();
        await expect.poll(focus).toBe('t');
        await visitor.press('Larger text');
        await visitor.until(() => window.inside.query('output')?.textContent, '110%');
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        expect(await focus()).toBe('b');
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'the page hears nothing of the panel, and all of itself again once it is closed',
      async () => {
        await visitor.open();
        await driver.run(() => {
          for (const type of ['focusin', 'focus', 'keydown', 'keyup', 'pointerdown', 'mousedown'])
            document.addEventListener(type, ({ target }) => window.inside.trouble.push(`${type} ${target}`), true);
        });
        await driver.press('Tab');
        await visitor.press('Larger text');
        expect(await visitor.trouble()).toEqual([]);
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        await driver.run(() => document.querySelector('a')?.focus());
        await driver.press('Tab');
        await expect.poll(async () => (await visitor.trouble()).some((one) => one.startsWith('keydown'))).toBe(true);
        expect((await visitor.trouble()).some((one) => one.startsWith('focusin'))).toBe(true);
      },
    );
  });
}
