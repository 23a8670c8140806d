import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../support/snapshot.ts';
import type { Visitor } from '../support/visitor.ts';

export function testReadingHelp(visitor: Visitor): void {
  const { driver } = visitor;
  const box = (selector: string) =>
    driver.run((one) => {
      const rectangle = window.inside.query(one)?.getBoundingClientRect();
      return rectangle ? { x: rectangle.x, y: rectangle.y, height: rectangle.height } : null;
    }, selector);

  describe('reading help', () => {
    test.for([
      ['Highlight links', 'solid', 'a[href]'],
      ['Highlight headings', 'dashed', 'h1,h2'],
    ] as const)('%s: each one gets an outline', async ([name, style, selector]) => {
      await visitor.open();
      const before = await snapshot(driver);
      await visitor.press(name);
      const outlines = await driver.run(
        (one) => [...document.querySelectorAll(one)].map((each) => getComputedStyle(each).outlineStyle),
        selector,
      );
      expect(outlines.length).toBeGreaterThan(0);
      expect(new Set(outlines)).toEqual(new Set([style]));
      await visitor.press(name);
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.for([
      ['Focus tunnel', '.tunnel', 0],
      ['Reading guide', '.guide', 1],
    ] as const)(
      '%s: follows the pointer and the keyboard focus, and lets presses through',
      async ([name, selector]) => {
        const middle = async () => {
          const at = await box(selector);
          return at ? at.y + at.height / 2 : Number.NaN;
        };
        await visitor.open();
        const before = await snapshot(driver);
        await visitor.press(name);
        await expect.poll(() => box(selector)).not.toBeNull();
        await driver.move(300, 333);
        await expect.poll(middle).toBeCloseTo(333, -1.7);
        const pointed = await middle();
        await driver.move(300, 233);
        await expect.poll(middle).toBeCloseTo(pointed - 100, 0);
        await driver.run(() => document.getElementById('button')?.focus());
        await driver.press('Tab');
        const field = await driver.run(() => {
          const { top, height } = (document.activeElement as Element).getBoundingClientRect();
          return top + height / 2;
        });
        await expect.poll(middle).toBeCloseTo(pointed - 333 + field, 0);
        expect(
          await driver.run(() => document.elementFromPoint(300, 700)?.closest('evenway-widget') ?? null),
        ).toBeNull();
        await visitor.press(name);
        expect(await box(selector)).toBeNull();
        await driver.run(() => (document.activeElement as HTMLElement).blur());
        expect(differences(before, await snapshot(driver))).toEqual([]);
      },
    );

    test('Large pointer: follows the mouse and cannot be pressed', async () => {
      await visitor.open();
      const before = await snapshot(driver);
      await visitor.press('Large pointer');
      await expect.poll(() => box('.cursor')).not.toBeNull();
      await driver.move(200, 300);
      await expect.poll(async () => Math.round((await box('.cursor'))?.x ?? 0)).toBe(193);
      expect(await driver.run(() => document.elementFromPoint(205, 310)?.localName)).not.toBe('evenway-widget');
      await visitor.press('Large pointer');
      expect(await box('.cursor')).toBeNull();
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });
  });
}
