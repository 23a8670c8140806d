import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testPanelSettings(visitor: Visitor): void {
  const { driver } = visitor;
  const heading = () => window.inside.query('.p h2')?.textContent;
  const chooseLanguage = (code: string) =>
    driver.run((one) => {
      const list = window.inside.query('select') as HTMLSelectElement;
      list.focus();
      list.value = one;
      list.dispatchEvent(new Event('change'));
    }, code);

  describe('button and panel', () => {
    test.runIf(inOneEngine(visitor))('the language follows the site, can be changed, and is remembered', async () => {
      await visitor.open('page', { query: 'id=french' });
      await visitor.until(heading, 'Réglages d’accessibilité');
      await chooseLanguage('de');
      await visitor.until(heading, 'Einstellungen zur Barrierefreiheit');
      await visitor.until(() => window.inside.query('select')?.matches(':focus'), true);
      await visitor.reload();
      await visitor.until(
        () => window.inside.query('.b')?.getAttribute('aria-label'),
        'Einstellungen zur Barrierefreiheit',
      );
    });

    test.runIf(inOneEngine(visitor))('Arabic is written from right to left, chosen or of the page', async () => {
      const written = () => {
        const panel = window.inside.query('.p');
        return panel && [panel.lang, getComputedStyle(panel).direction];
      };
      await visitor.open();
      await chooseLanguage('ar');
      await visitor.until(written, ['ar', 'rtl']);
      await visitor.open('arabic');
      await visitor.until(written, ['ar', 'rtl']);
    });

    test.runIf(inOneEngine(visitor))(
      'the button can be moved, hidden for this visit or for good, and brought back',
      async () => {
        const isHidden = () => getComputedStyle(window.inside.query('.b') as Element).display === 'none';
        await visitor.open();
        await visitor.press('Move button to the other side');
        await visitor.until(() => (window.inside.query('.b') as Element).getBoundingClientRect().left, 20);
        const gap = await driver.run(() => {
          const move = window.inside.panelButton('Move button to the other side')?.parentElement as Element;
          const hint = move.previousElementSibling as Element;
          return move.getBoundingClientRect().top - hint.getBoundingClientRect().bottom;
        });
        expect(gap).toBeGreaterThan(5);
        for (const choice of ['For this visit', 'Always']) {
          await visitor.press(choice);
          await visitor.until(isHidden, true);
          await visitor.reload();
          await visitor.until(isHidden, true);
          await driver.run(() => {
            location.hash = 'evenway';
          });
          await visitor.until(isHidden, false);
          await driver.run(() => history.replaceState(null, '', `${location.pathname}${location.search}`));
          await visitor.pressMainButton();
        }
      },
    );

    test.runIf(inOneEngine(visitor))('a page opens it from its own button, and focus goes back there', async () => {
      await visitor.visit('page', { query: 'id=own' });
      expect(await driver.run(() => getComputedStyle(window.inside.query('.b') as Element).display)).toBe('none');
      const [x, y] = await driver.run(() => {
        const own = document.getElementById('button') as HTMLElement;
        own.setAttribute('data-evenway-open', '');
        own.focus();
        return window.inside.pressPoint(own);
      });
      await driver.click(x, y);
      await visitor.untilPanel();
      await driver.press('Escape');
      await visitor.until(() => window.inside.query('.p'), null);
      expect(await driver.run(() => document.activeElement?.id)).toBe('button');
      await driver.run(() => window.Evenway.open());
      await visitor.untilPanel();
    });

    test.runIf(inOneEngine(visitor))('the outline jumps to a heading without making it focusable', async () => {
      await visitor.open();
      await visitor.press('The end');
      await visitor.until(() => scrollY > 500, true);
      expect(await driver.run(() => document.querySelectorAll('[tabindex]').length)).toBe(0);
    });
  });
}
