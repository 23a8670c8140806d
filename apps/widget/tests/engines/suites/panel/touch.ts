import { describe, expect, test } from 'vitest';
import type { TouchScreen } from '../../drivers/driver.ts';
import type { Visitor } from '../../support/visitor.ts';

/** A phone, used with a finger. */
export function testTouch(visitor: Visitor): void {
  const { driver } = visitor;
  const touch = driver.touch as TouchScreen;
  const tap = async (selector: string) => {
    const [x, y] = await driver.run((one) => window.inside.pressPoint(window.inside.query(one) as Element), selector);
    await touch.tap(x, y);
  };

  describe('by touch', () => {
    test('a tap opens the panel and switches, and a finger scrolls it without the page', async () => {
      await touch.resize(390, 844);
      await visitor.visit();
      await tap('.b');
      await visitor.untilPanel();
      await tap('[aria-label="Larger text"]');
      await visitor.until(() => window.inside.query('output')?.textContent, '110%');
      await tap('#contrast1');
      await expect.poll(() => visitor.isChosen('Contrast', 'Dark')).toBe(true);

      const before = await driver.run(() => {
        const panel = window.inside.query('.p') as Element;
        panel.scrollTop = 0;
        return { page: scrollY, top: panel.getBoundingClientRect().top };
      });
      await touch.swipeUp(195, before.top + 300, 200);
      await expect.poll(() => driver.run(() => (window.inside.query('.p') as Element).scrollTop)).toBeGreaterThan(50);
      expect(await driver.run(() => scrollY)).toBe(before.page);

      // A tap during inertial scrolling would only stop it.
      const glides = () =>
        driver.run(async () => {
          const panel = window.inside.query('.p') as Element;
          const at = panel.scrollTop;
          await new Promise((resolve) => setTimeout(resolve, 100));
          return panel.scrollTop !== at;
        });
      await expect.poll(glides).toBe(false);
      await tap('[aria-label="Close"]');
      await visitor.until(() => window.inside.query('.p'), null);
    });
  });
}
