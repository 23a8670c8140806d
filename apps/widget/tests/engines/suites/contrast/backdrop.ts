import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../support/contrast-ratio.ts';
import { modes, modesIn, untilApplied, visitIn } from '../../support/contrast-modes.ts';
import { areaOf, seenContrast, seenContrasts, takePicture, windowsWith } from '../../support/picture.ts';
import { inOneEngine, someInOthers } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const texts = [
  'header',
  'sibling',
  'pseudo',
  'negative',
  'on-canvas',
  'on-photo',
  'on-light',
  'oklch',
  'p3',
  'gradient',
  'cut-out',
  'hover',
  'in-card',
  'themed',
  'empty-class',
  'closed',
];

export function testContrastBackdrop(visitor: Visitor): void {
  const { driver } = visitor;

  async function contrasts(ids: string[]): Promise<Record<string, number>> {
    const found: [string, number][] = [];
    for await (const areas of windowsWith(driver, ids)) {
      // The widget's own button may be at the other end of a line.
      const boxes = areas.map(([, area]) => ({ ...area, width: Math.min(area.width, 600) }));
      const ratios = seenContrasts(await takePicture(driver, boxes), boxes);
      found.push(...areas.map(([id], index): [string, number] => [id, ratios[index] as number]));
    }
    return Object.fromEntries(found);
  }

  describe('what is really behind text', () => {
    let before: Record<string, number> | undefined;
    for (const mode of modesIn(visitor, ['dark', 'own'], modes))
      test(`W28 W29 W49 ${mode}: no text is harder to read than before, and all reaches 4.5:1`, async () => {
        if (!before) {
          await visitIn(visitor, 'contrast/layers', '');
          before = await contrasts(texts);
        }
        const plain = before;
        await visitIn(visitor, 'contrast/layers', mode);
        const after = await contrasts(texts);
        const poor = texts.filter((id) => (after[id] as number) < Math.max(4.5, Math.min(6.5, plain[id] as number)));
        expect(poor.map((id) => `${id} ${plain[id]?.toFixed(1)} -> ${after[id]?.toFixed(1)}`)).toEqual([]);
        // What lies behind the words is no wider than they are.
        if (mode !== 'own') expect((await areaOf(driver, 'on-photo')).width).toBeLessThan(400);
      });

    test.runIf(inOneEngine(visitor))(
      'W28 stronger colors take back what made a text harder to read, and that alone',
      async () => {
        await visitIn(visitor, 'contrast/derived', '');
        const before = await contrasts(['derived', 'plain']);
        await visitIn(visitor, 'contrast/derived', 'own');
        await expect.poll(async () => (await contrasts(['derived'])).derived).toBeCloseTo(before.derived as number, 0);
        expect(before.plain).toBeLessThan(5);
        expect((await contrasts(['plain'])).plain).toBeGreaterThan(6.5);
        // If a mid-tone background has to move, light text stays lighter than it.
        expect((await contrasts(['toned'])).toned).toBeGreaterThan(6.5);
        const [color = ''] = await visitor.styles('color', 'toned');
        expect(Number(/\d+/.exec(color)?.[0])).toBeGreaterThan(204);
      },
    );

    test('W105 stronger colors: words that style sheets write reach 7:1, icons 3:1, and what else they place stays (Spectre, sb-admin-2)', async () => {
      const look = () =>
        driver.run(() =>
          Object.fromEntries(
            [...document.querySelectorAll('[id]')].map((element) => {
              const pseudo = element.localName === 'i' || element.id === 'code' ? '::before' : '::after';
              const { color, opacity } = getComputedStyle(element, pseudo);
              return [element.id, { color: (color.match(/[\d.]+/g) ?? []).map(Number), opacity }];
            }),
          ),
        );
      await visitIn(visitor, 'contrast/written', '');
      const before = await look();
      await visitIn(visitor, 'contrast/written', 'own');
      const after = await look();
      const backdrops: Record<string, number[]> = { code: [247, 248, 249], tip: [17, 17, 17] };
      const reached = (id: string) => contrastRatio(after[id]?.color ?? [], backdrops[id] ?? [255, 255, 255]);
      for (const id of ['code', 'required', 'faded', 'tip']) expect(reached(id), id).toBeGreaterThanOrEqual(7);
      expect(after.faded?.opacity).toBe('1');
      expect(reached('icon')).toBeGreaterThanOrEqual(3);
      expect(reached('icon')).toBeLessThan(5);
      // Fine as they are: overlapped, outside of its element, and hidden.
      for (const id of ['strong', 'watermark', 'away', 'shut']) expect(after[id], id).toEqual(before[id]);
    });

    test.runIf(inOneEngine(visitor))(
      'W49 stronger colors: texts in an open shadow root reach 7:1, twice in a row, and are as before afterwards',
      async () => {
        await visitIn(visitor, 'contrast/layers', '');
        const seen = () =>
          driver.run(() => {
            const luminance = (color: string) =>
              (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part, at) => {
                const share = Number(part) / 255;
                const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
                return sum + linear * ([0.2126, 0.7152, 0.0722][at] as number);
              }, 0);
            return [...(document.getElementById('open')?.shadowRoot?.children ?? [])].map((element) => {
              const { color, backgroundColor } = getComputedStyle(element);
              const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
              const back = isClear ? getComputedStyle(document.body).backgroundColor : backgroundColor;
              const [one, other] = [luminance(color) + 0.05, luminance(back) + 0.05];
              return Math.max(one, other) / Math.min(one, other);
            });
          });
        const before = await seen();
        expect(before.filter((ratio) => ratio < 7).length).toBe(3);
        await visitor.pressMainButton();
        for (let turn = 0; turn < 2; turn++) {
          await visitor.choose('Contrast', 'Stronger colors');
          await expect.poll(async () => (await seen()).filter((ratio) => ratio < 7)).toEqual([]);
          await visitor.press('Highlight links');
          await expect.poll(async () => (await seen()).filter((ratio) => ratio < 7)).toEqual([]);
        }
        // A theme of the page that changes the background.
        for (const isDark of [true, false]) {
          await driver.run((on) => document.documentElement.classList.toggle('dark', on), isDark);
          await expect.poll(async () => (await seen()).filter((ratio) => ratio < 7)).toEqual([]);
        }
        await visitor.press('Reset all');
        await expect.poll(seen).toEqual(before);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'W29 with pictures hidden as well, text that stood on them can be read',
      async () => {
        for (const mode of modesIn(visitor)) {
          await visitIn(visitor, 'contrast/layers', mode, { hideMedia: 'on' });
          const after = await contrasts(['on-photo', 'on-light', 'on-canvas']);
          expect(
            Object.entries(after).filter(([, ratio]) => ratio < 4.5),
            mode,
          ).toEqual([]);
        }
      },
    );
  });

  describe('W30 other states', () => {
    const pales = [
      ['pale', 'pale'],
      ['tile', 'in-tile'],
    ] as const;

    test('W30 stronger colors: what the pointer is over can be read, what it or the focus makes pale reaches 7:1, and a theme that is switched by a class is followed; W31 an empty class attribute is no hindrance', async () => {
      await visitIn(visitor, 'contrast/layers', 'own');
      const show = async (id: string) => {
        await driver.run((name) => document.getElementById(name)?.scrollIntoView({ block: 'center' }), id);
        return areaOf(driver, id);
      };
      for (const id of someInOthers(visitor, ['hover', 'card'], ['card'])) {
        const { left, top, width, height } = await show(id);
        await driver.move(left + width / 3, top + height / 2);
        const seen = async () => seenContrast(driver, await areaOf(driver, id));
        await expect.poll(seen, { message: id }).toBeGreaterThan(4.5);
        await driver.move(5, 5);
      }
      for (const [over, id] of someInOthers(visitor, pales, pales.slice(1))) {
        const { left, top, width, height } = await show(over);
        const before = await visitor.styles('color', id);
        await driver.move(left + Math.min(width, 600) / 3, top + height / 2);
        await expect.poll(() => visitor.styles('color', id), { message: id }).not.toEqual(before);
        const seen = async () => seenContrast(driver, await areaOf(driver, id));
        // Thin letters are antialiased, so few of their pixels have the full color.
        await expect.poll(seen, { message: id }).toBeGreaterThan(6.3);
        await driver.move(5, 5);
        await expect.poll(() => visitor.styles('color', id)).toEqual(before);
      }
      if (inOneEngine(visitor)) await expectReadableFocus();
      const { themed, 'empty-class': emptyClass } = await contrasts(['themed', 'empty-class']);
      expect(themed).toBeGreaterThan(6.5);
      expect(emptyClass).toBeGreaterThan(6.5);
      const seen = async () => (await contrasts(['themed'])).themed;
      await driver.run(() => document.documentElement.classList.add('dark'));
      await untilApplied(visitor);
      await expect.poll(seen).toBeGreaterThan(6.5);
      await driver.run(() => document.documentElement.classList.remove('dark'));
      await expect.poll(seen).toBeGreaterThan(6.5);
    });
  });

  /** What the focus makes pale reaches 7:1. */
  async function expectReadableFocus(): Promise<void> {
    const before = await visitor.styles('color', 'pale');
    await driver.run(() => document.getElementById('pale')?.focus());
    await expect.poll(() => visitor.styles('color', 'pale')).not.toEqual(before);
    const seen = async () => seenContrast(driver, await areaOf(driver, 'pale'));
    await expect.poll(seen).toBeGreaterThan(6.3);
    await driver.run(() => document.getElementById('pale')?.blur());
  }
}
