import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testReadingEffects(visitor: Visitor): void {
  const { driver } = visitor;
  const overlay = (selector: string) =>
    driver.run((one) => {
      const box = window.inside.query(one)?.getBoundingClientRect();
      return box ? { left: box.left, top: box.top, bottom: box.bottom } : null;
    }, selector);
  /** The lines of the paragraph as laid out by the browser. */
  const lines = () =>
    driver.run(() => {
      const range = document.createRange();
      range.selectNodeContents(document.getElementById('text') as Element);
      return [...range.getClientRects()].map(({ left, top, bottom }) => ({ left, top, bottom }));
    });
  const boxOf = (id: string) =>
    driver.run((one) => {
      const { left, top, width, height } = (document.getElementById(one) as Element).getBoundingClientRect();
      return { left, top, x: left + width / 2, y: top + height / 2, width, height };
    }, id);

  describe('reading help looks right', () => {
    test.runIf(inOneEngine(visitor))(
      'the reading guide lies below the line at the pointer, never across it',
      async () => {
        await driver.resize(700, 800);
        await visitor.open('functions/reading');
        await visitor.press('Reading guide');
        await visitor.until(() => window.inside.query('.guide') !== null, true);
        await driver.run(() => window.Evenway.close());
        const all = await lines();
        expect(all.length).toBeGreaterThan(2);
        for (const line of all) {
          // Anywhere in the line: top, middle and bottom.
          for (const y of [line.top + 2, (line.top + line.bottom) / 2, line.bottom - 2]) {
            await driver.move(line.left + 60, Math.round(y));
            await expect
              .poll(async () => Math.abs(((await overlay('.guide'))?.top ?? 0) - line.bottom))
              .toBeLessThan(6);
            expect((await overlay('.guide'))?.top ?? 0).toBeGreaterThanOrEqual(line.bottom - 1);
          }
        }
      },
    );

    test.runIf(inOneEngine(visitor))('the edges of the focus tunnel fall between lines', async () => {
      await driver.resize(400, 800);
      await visitor.open('functions/reading');
      await visitor.press('Focus tunnel');
      await visitor.until(() => window.inside.query('.tunnel') !== null, true);
      await driver.run(() => window.Evenway.close());
      const all = await lines();
      const middle = all[Math.floor(all.length / 2)] as (typeof all)[number];
      await driver.move(middle.left + 60, Math.round((middle.top + middle.bottom) / 2));
      const cuts = async () => {
        const band = await overlay('.tunnel');
        if (!band || band.bottom < middle.bottom) return ['not there'];
        return all.filter(({ top, bottom }) =>
          [band.top, band.bottom].some((edge) => edge > top + 2 && edge < bottom - 2),
        );
      };
      await expect.poll(cuts).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'W49 the large pointer follows into frames of the page, and is not left behind at others',
      async () => {
        await visitor.open('functions/reading');
        await visitor.press('Large pointer');
        await visitor.until(() => window.inside.query('.cursor') !== null, true);
        await driver.run(() => {
          window.Evenway.close();
          document.getElementById('frame')?.scrollIntoView({ block: 'center' });
        });
        const [own, foreign] = [await boxOf('frame'), await boxOf('foreign')];
        await driver.move(own.left + 20, own.top - 10);
        await expect
          .poll(async () => Math.round((await overlay('.cursor'))?.left ?? 0))
          .toBe(Math.round(own.left + 13));
        await driver.move(own.x, own.y);
        await driver.move(own.x + 10, own.y + 10);
        await expect.poll(async () => Math.round((await overlay('.cursor'))?.left ?? 0)).toBe(Math.round(own.x + 3));
        await driver.move(foreign.x, foreign.y);
        await driver.move(foreign.x + 5, foreign.y + 5);
        await expect.poll(async () => (await overlay('.cursor'))?.left ?? 0).toBeLessThan(0);
      },
    );
  });
}
