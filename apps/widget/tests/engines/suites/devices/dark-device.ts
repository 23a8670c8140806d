import { expect, test } from 'vitest';
import { axe } from '../../support/axe.ts';
import { sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testDarkDevice(visitor: Visitor): void {
  const { driver } = visitor;

  test.for(sampleOf(visitor, ['page', 'arabic'], ['page'], ['page']))(
    'the panel is dark on "%s", and axe objects to nothing',
    async (page) => {
      await visitor.open(page);
      await visitor.until(() => matchMedia('(prefers-color-scheme: dark)').matches, true);
      const paper = await driver.run(() => getComputedStyle(window.inside.query('.p') as Element).backgroundColor);
      for (const part of (paper.match(/\d+/g) ?? []).slice(0, 3)) expect(Number(part)).toBeLessThan(64);
      await visitor.press(await driver.run(() => window.inside.query('.grid button')?.textContent as string));
      expect(await axe(driver)).toEqual([]);
    },
  );
}
