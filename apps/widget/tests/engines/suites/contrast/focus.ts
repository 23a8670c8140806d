import { describe, expect, test } from 'vitest';
import { type Mode, modesIn, untilStill, visitIn } from '../../support/contrast-modes.ts';
import { changedPixels, takePicture, windowsWith } from '../../support/picture.ts';
import type { Visitor } from '../../support/visitor.ts';

/** What can be focused on each page, by id, and the id of the element that shows the focus if it is another one. */
const pages: Record<string, [focused: string, shown?: string][]> = {
  'contrast/bootstrap': [
    ['primary'],
    ['outline'],
    ['text-link'],
    ['check'],
    ['switch'],
    ['btn-check', 'btn-check-label'],
    ['select'],
    ['field'],
    ['invalid'],
    ['range'],
    ['page-on'],
    ['open'],
    ['close'],
    ['pill-on'],
  ],
  'contrast/tailwind': [['ring'], ['field'], ['link'], ['switch', 'track'], ['tab-on'], ['toggle']],
  'contrast/chosen': [['search', 'search-label'], ['box-label input', 'box-label'], ['story-link']],
  'contrast/shop': [['buy'], ['more'], ['m', 'm-label'], ['s', 's-label'], ['cut']],
};

/** All pages and all modes, and not each page in each mode: what a mode does to a page is done to each by the same rules. */
const sample: Record<string, Mode[]> = {
  'contrast/bootstrap': ['dark', 'own'],
  'contrast/tailwind': ['own'],
  'contrast/chosen': ['dark'],
  'contrast/shop': ['light', 'own'],
};
const inOthers: Record<string, Mode[]> = { 'contrast/tailwind': ['own'] };

export function testContrastFocus(visitor: Visitor): void {
  const { driver } = visitor;

  describe('W25 focus', () => {
    for (const [page, controls] of Object.entries(pages))
      for (const mode of modesIn(visitor, inOthers[page], sample[page]))
        test(`W25 ${page}, ${mode}: every control changes by at least an outline of 2 px at 3:1`, async () => {
          await visitIn(visitor, page, mode);
          // The last input was a key, so the focus must be visible.
          await driver.press('Tab');
          const focusedBy = new Map(controls.map(([focused, shown = focused]) => [shown, focused]));
          const weak: string[] = [];
          for await (const areas of windowsWith(driver, [...focusedBy.keys()], 8)) {
            await driver.run(() => (document.activeElement as HTMLElement | null)?.blur());
            await untilStill(visitor);
            const boxes = areas.map(([, area]) => area);
            const before = await takePicture(driver, boxes);
            for (const [shown, area] of areas) {
              const focused = focusedBy.get(shown) as string;
              await driver.run(
                (id) => document.querySelector<HTMLElement>(`#${id}`)?.focus({ preventScroll: true }),
                focused,
              );
              await untilStill(visitor);
              const [changed = 0] = changedPixels(before, await takePicture(driver, [area]), [area]);
              const outline = 2 * 2 * (area.width + area.height - 32) * 0.9;
              if (changed < outline) weak.push(`${focused}: ${changed} of ${Math.round(outline)}`);
            }
          }
          expect(weak).toEqual([]);
        });
  });
}
