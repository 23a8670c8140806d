import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../support/contrast-ratio.ts';
import { type Mode, modesIn, untilStill, visitIn } from '../../support/contrast-modes.ts';
import { areaOf, seenContrast, seenContrasts, takePicture, windowsWith } from '../../support/picture.ts';
import type { Visitor } from '../../support/visitor.ts';

const icons: [page: string, ids: string[]][] = [
  [
    'contrast/shop',
    ['masked', 'pictured', 'motto', 'burger', 'inked', 'drawn', 'colorful', 'logo', 'photo-bar', 'light-photo-bar'],
  ],
  ['contrast/bootstrap', ['burger', 'close', 'select', 'open', 'closed', 'bar', 'range']],
  ['contrast/tailwind', ['line', 'menu']],
  ['contrast/drawn', ['social', 'part']],
];

/** All pages and all modes, and not each page in each mode. */
const sample: Record<string, Mode[]> = {
  'contrast/shop': ['dark', 'light', 'own'],
  'contrast/bootstrap': ['own'],
  'contrast/tailwind': ['dark'],
  'contrast/drawn': ['dark'],
};
const inOthers: Record<string, Mode[]> = { 'contrast/shop': ['dark'] };

export function testContrastIcons(visitor: Visitor): void {
  const { driver } = visitor;

  describe('W27 icons', () => {
    for (const [page, ids] of icons)
      for (const mode of modesIn(visitor, inOthers[page], sample[page]))
        test(`W27 ${page}, ${mode}: every icon keeps 3:1, a late picture too, and a swatch its color`, async () => {
          await visitIn(visitor, page, mode);
          const poor: string[] = [];
          for await (const areas of windowsWith(driver, ids, 4)) {
            const boxes = areas.map(([, area]) => area);
            const ratios = seenContrasts(await takePicture(driver, boxes), boxes);
            for (const [index, [id]] of areas.entries())
              if ((ratios[index] as number) < 3) poor.push(`${id} ${ratios[index]?.toFixed(1)}`);
          }
          expect(poor).toEqual([]);
          if (page === 'contrast/drawn' && mode !== 'own') await expectBarsOfProgress();
          if (page === 'contrast/drawn' && mode === 'dark') await expectBackgroundOfLatePicture();
          if (page === 'contrast/shop' && mode === 'dark') await expectColorOfSwatch();
        });

    for (const mode of modesIn(visitor, ['dark']).filter((one) => one !== 'own'))
      test(`W106 ${mode}: icons that only their color tells apart keep it, others take the text color (sb-admin-2)`, async () => {
        await visitIn(visitor, 'contrast/written', mode);
        const [direct, social, referral, star] = (await driver.run(() =>
          ['direct', 'social', 'referral', 'star'].map((id) =>
            (getComputedStyle(document.getElementById(id) as Element, '::before').color.match(/[\d.]+/g) ?? []).map(
              Number,
            ),
          ),
        )) as [number[], number[], number[], number[]];
        const [back, text] =
          mode === 'dark'
            ? [
                [0, 0, 0],
                [255, 255, 255],
              ]
            : [
                [255, 255, 255],
                [0, 0, 0],
              ];
        for (const color of [direct, social, referral]) expect(contrastRatio(color, back)).toBeGreaterThanOrEqual(3);
        // Still blue, green, and something in between.
        expect(new Set([direct, social, referral].map((color) => color.join())).size).toBe(3);
        expect(direct[2]).toBeGreaterThan((direct[1] as number) + 60);
        expect(social[1]).toBeGreaterThan((social[2] as number) + 30);
        expect(star.slice(0, 3)).toEqual(text);
      });
  });

  /** Its end can be seen. */
  async function expectBarsOfProgress(): Promise<void> {
    const [line] = await visitor.styles('outline-color', 'social');
    for (const id of ['track', 'parts']) {
      expect(await visitor.styles('outline-style', id), id).toEqual(['solid']);
      expect(await visitor.styles('outline-color', id), id).toEqual([line]);
    }
  }

  /** It has the background it was drawn for, although its arrival changes nothing that would cause a new measurement. */
  async function expectBackgroundOfLatePicture(): Promise<void> {
    expect(await visitor.styles('background-color', 'late-picture')).toEqual(['rgb(255, 255, 255)']);
    await driver.run(async () => {
      const image = document.getElementById('late-picture') as HTMLImageElement;
      image.src = '/contrast/icon.svg';
      await image.decode();
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await untilStill(visitor);
    expect(await seenContrast(driver, await areaOf(driver, 'late-picture'))).toBeGreaterThan(3);
  }

  /** The color is what it says. */
  async function expectColorOfSwatch(): Promise<void> {
    const [color] = await visitor.styles('background-color', 'red-swatch');
    expect(color).toBe('rgb(204, 0, 0)');
  }
}
