import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testButton(visitor: Visitor): void {
  const { driver } = visitor;
  const focusIsOn = (selector: string) =>
    expect
      .poll(() =>
        driver.run(
          (one) => document.querySelector('evenway-widget')?.shadowRoot?.activeElement?.matches(one),
          selector,
        ),
      )
      .toBe(true);

  describe('the button', () => {
    test('is there, named, 48 pixels large, in sight and in one corner', async () => {
      await visitor.visit();
      const seen = await driver.run(() => {
        const button = window.inside.query('.b') as HTMLElement;
        const { width, height, right, bottom } = button.getBoundingClientRect();
        return {
          name: button.getAttribute('aria-label'),
          tag: button.localName,
          size: [width, height],
          corner: [document.documentElement.clientWidth - right, innerHeight - bottom],
          inFront: document.elementFromPoint(right - width / 2, bottom - height / 2)?.localName,
        };
      });
      expect(seen).toEqual({
        name: 'Accessibility settings',
        tag: 'button',
        size: [48, 48],
        corner: [20, 20],
        inFront: 'evenway-widget',
      });
    });

    test('comes last in the tab order; Enter and Space open, Escape closes, and focus returns', async () => {
      await visitor.visit();
      await driver.run(() => document.getElementById('card')?.focus());
      await driver.press('Tab');
      await focusIsOn('.b');
      for (const key of ['Enter', 'Space'] as const) {
        await driver.press(key);
        await visitor.untilPanel();
        await focusIsOn('.p h2');
        expect(await driver.run(() => window.inside.query('.b')?.getAttribute('aria-expanded'))).toBe('true');
        await driver.press('Escape');
        await visitor.until(() => window.inside.query('.p'), null);
        await focusIsOn('.b');
        expect(await driver.run(() => window.inside.query('.b')?.getAttribute('aria-expanded'))).toBe('false');
      }
    });

    test.runIf(inOneEngine(visitor))('stands behind a closed shadow root', async () => {
      await driver.goto(`${visitor.servers.site}/page.html`);
      await visitor.untilArrived(() => document.querySelector('evenway-widget') !== null);
      expect(await driver.run(() => document.querySelector('evenway-widget')?.shadowRoot ?? null)).toBeNull();
    });
  });
}
