import { describe, expect, test } from 'vitest';
import { axe, namedControls } from '../../support/axe.ts';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testPanel(visitor: Visitor): void {
  const { driver } = visitor;

  describe('the panel', () => {
    test.runIf(inOneEngine(visitor))('is a named dialog in which every control has a role and a name', async () => {
      await visitor.open('page', { query: 'id=left' });
      await visitor.openGroups();
      const seen = await namedControls(driver);
      expect(seen[0]).toBe('dialog Accessibility settings');
      for (const control of seen) expect(control).toMatch(/^(dialog|button|radio|combobox|link|group|textbox) \S/);
      expect(seen).toEqual(
        expect.arrayContaining([
          'button Close',
          'button Easier to see',
          'button Larger text',
          'group Text size',
          'group Contrast',
          'radio Dark',
          'button Mute sounds',
          'button The end',
          'combobox Language',
          'button Always',
          'link Accessibility statement',
        ]),
      );
    });

    test('can be walked through by keyboard, in order, with what has the focus always in sight', async () => {
      await visitor.open('page', { query: 'id=left' });
      await visitor.openGroups();
      // One stop for each control, and one for each group of radio buttons.
      const expected = await driver.run(() => {
        const groups = new Set<string>();
        return (
          [...(window.inside.query('.p') as Element).querySelectorAll<HTMLInputElement>('button,input,select,a')]
            .filter((one) => one.getClientRects().length > 0)
            // WebKitGTK has no color field that a keyboard can reach; Safari has one.
            .filter((one) => one.type !== 'color' || !/Version\/.*Linux|Linux.*Version\//.test(navigator.userAgent))
            .filter((one) => one.type !== 'radio' || (!groups.has(one.name) && groups.add(one.name)))
            .map((one) => one.name || one.id || one.getAttribute('aria-label') || one.textContent)
        );
      });
      for (const name of expected) {
        await driver.press('Tab');
        const at = await driver.run(() => {
          const panel = window.inside.query('.p') as Element;
          const active = (panel.getRootNode() as ShadowRoot).activeElement as HTMLInputElement;
          const { width, height, top, bottom } = active.getBoundingClientRect();
          const bar = (window.inside.query('.bar') as Element).getBoundingClientRect();
          const isSeen =
            bottom <= panel.getBoundingClientRect().bottom + 1 && (top >= bar.bottom - 1 || !!active.closest('.bar'));
          return {
            name: active.name || active.id || active.getAttribute('aria-label') || active.textContent,
            isSeen,
            // Rounded: between two pixels, a browser may report 43.99998.
            isLarge: active.matches('a,[type=color]') || Math.round(Math.min(width, height)) >= 44,
          };
        });
        expect(at).toEqual({ name, isSeen: true, isLarge: true });
      }
      // After scrolling, reset is as near as the close button.
      const atTop = await driver.run(() => {
        const { top } = (window.inside.query('.p') as Element).getBoundingClientRect();
        return ['Undo', 'Reset all', 'Close'].filter((name) => {
          const { top: own, bottom } = (window.inside.panelButton(name) as Element).getBoundingClientRect();
          return own >= top && bottom <= top + 80;
        });
      });
      expect(atTop).toEqual(['Undo', 'Reset all', 'Close']);
    });

    test('is used by keyboard alone: Space switches, arrow keys choose', async () => {
      await visitor.open();
      await visitor.openGroups();
      await driver.run(() => window.inside.panelButton('Highlight links')?.focus());
      await driver.press('Space');
      expect(await visitor.isPressed('Highlight links')).toBe('true');
      expect(await visitor.styles('outline-style', 'link')).toEqual(['solid']);
      await driver.run(() => window.inside.radio('Letter spacing', 'As is')?.focus());
      await driver.press('ArrowRight');
      expect(await visitor.isChosen('Letter spacing', 'A little')).toBe(true);
      await expect.poll(() => visitor.styles('letter-spacing', 'px')).toEqual(['0.84px']);
    });

    const sizes = [
      [1280, 800, 'page'],
      [320, 568, 'page'],
      // What is left of 1280 by 1024 at a zoom of 400 %.
      [320, 256, 'page'],
      [390, 700, 'arabic'],
    ] as const;
    test.for(sampleOf(visitor, sizes, sizes.slice(2), sizes.slice(2, 3)))(
      'axe objects to nothing and nothing scrolls sideways at %i by %i pixels: %s',
      async ([width, height, page]) => {
        await driver.resize(width, height);
        await visitor.open(page);
        await visitor.press(await driver.run(() => window.inside.query('.grid button')?.textContent as string));
        await visitor.openGroups();
        expect(await driver.run(() => [innerWidth, innerHeight])).toEqual([width, height]);
        expect(await axe(driver)).toEqual([]);
        const sideways = await driver.run(() => {
          const panel = window.inside.query('.p') as Element;
          const { left, right } = panel.getBoundingClientRect();
          return { hidden: panel.scrollWidth - panel.clientWidth, cut: left < 0 || right > innerWidth };
        });
        expect(sideways).toEqual({ hidden: 0, cut: false });
      },
    );

    test('says over each group what stands below, and offers nothing this engine cannot do', async () => {
      await visitor.open();
      const headings = await driver.run(() =>
        [...(window.inside.query('.p') as Element).querySelectorAll('h2,h3')].map((one) => one.textContent),
      );
      expect(headings).toEqual([
        'Accessibility settings',
        'Ready-made settings',
        'Text',
        'Colors',
        'Reading and pictures',
        'Page outline',
        'Button and panel',
      ]);
      await visitor.openGroups();
      const offered = await driver.run(() => ({
        toggles: [...(window.inside.query('.p') as Element).querySelectorAll('section button[aria-pressed]')].length,
        choices: [...(window.inside.query('.p') as Element).querySelectorAll('fieldset')].length,
      }));
      // Five profiles, twelve switches, own colors, larger panel and the device; eight choices.
      expect(offered).toEqual({ toggles: 20, choices: 8 });
    });

    test.runIf(inOneEngine(visitor))('offers the functions its owner has chosen', async () => {
      await visitor.open('page', { query: 'id=few' });
      await visitor.openGroups();
      const offered = await driver.run(() =>
        ['Highlight links', 'Larger text', 'Mute sounds', 'Easier to see', 'Calmer page'].map(
          (name) => window.inside.panelButton(name) !== null,
        ),
      );
      expect(offered).toEqual([true, true, false, true, false]);
    });
  });
}
