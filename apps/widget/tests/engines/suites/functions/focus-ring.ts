import { describe, expect, test } from 'vitest';
import { lightAt } from '../../support/pixels.ts';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testFocusRing(visitor: Visitor): void {
  const { driver } = visitor;
  const ring = () => {
    const box = window.inside.query('.ring')?.getBoundingClientRect();
    return box?.width ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null;
  };
  const boxOf = (id: string) =>
    driver.run((one) => {
      const box = (document.getElementById(one) as Element).getBoundingClientRect();
      return [box.left, box.top, box.right, box.bottom].map(Math.round);
    }, id);
  /** By keyboard, so that the focus is visible. */
  const focus = async (id: string) => {
    await driver.run((one) => {
      const all = [...document.querySelectorAll<HTMLElement>('a,button,input,iframe')];
      all[all.findIndex((each) => each.id === one) - 1]?.focus();
    }, id);
    await driver.press('Tab');
    // A scrolling box is focusable in some engines.
    if ((await driver.run(() => document.activeElement?.id)) === 'scroller') await driver.press('Tab');
    await visitor.until(() => document.activeElement?.id ?? '', id);
  };

  describe('stronger focus outline', () => {
    test('goes around whatever has the keyboard focus or its label, above what would cut it off, in two tones, and leaves with it', async () => {
      await visitor.visit('functions/reading');
      const before = await snapshot(driver);
      await visitWith(visitor, 'functions/reading', { focusRing: 'on' });
      await visitor.until(() => window.inside.query('.ring') !== null, true);
      expect(await driver.run(ring)).toBeNull();
      if (inOneEngine(visitor)) await focusFirst();
      for (const id of ['plain', 'button', 'inside']) {
        await focus(id);
        await expect.poll(() => driver.run(ring), { message: id }).toEqual(await boxOf(id));
      }
      // It follows when the page scrolls, and disappears when its element is scrolled away.
      await driver.run(() => scrollTo(0, 40));
      await expect.poll(() => driver.run(ring)).toEqual(await boxOf('inside'));
      await driver.run(() => document.getElementById('scroller')?.scrollTo(0, 200));
      await visitor.until(ring, null);
      await driver.run(() => {
        document.getElementById('scroller')?.scrollTo(0, 0);
        scrollTo(0, 0);
        (document.activeElement as HTMLElement).blur();
      });
      await visitor.until(ring, null);
      if (inOneEngine(visitor)) await focusHiddenField();
      await driver.run(() => (document.activeElement as HTMLElement).blur());
      await driver.run(() => window.Evenway.remove());
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    async function focusHiddenField(): Promise<void> {
      await focus('box');
      const label = await boxOf('label');
      await expect.poll(() => driver.run(ring), { message: 'the label of a hidden field' }).toEqual(label);
    }

    /** In a container that would cut it off. One of its two tones stands out on any background. */
    async function focusFirst(): Promise<void> {
      await focus('clipped');
      const [left = 0, top = 0, right = 0, bottom = 0] = await boxOf('clipped');
      await expect.poll(() => driver.run(ring)).toEqual([left, top, right, bottom]);
      // Four dark pixels between two white ones on each side, outside of the clipping container.
      const colors = await lightAt(
        driver,
        [right, (top + bottom) / 2],
        [right + 4, (top + bottom) / 2],
        [right + 7, (top + bottom) / 2],
        [(left + right) / 2, bottom + 4],
      );
      expect(colors).toEqual([true, false, true, false]);
    }
  });
}
