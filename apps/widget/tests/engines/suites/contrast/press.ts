import { describe, expect, test } from 'vitest';
import { modesIn, untilApplied, untilChecked, visitIn } from '../../support/contrast-modes.ts';
import { areaOf, seenContrast } from '../../support/picture.ts';
import { sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

declare global {
  interface Window {
    seen: { frames: string[]; written: number };
  }
}

export function testContrastPress(visitor: Visitor): void {
  const { driver } = visitor;

  /** Records every frame in which text over a photo is drawn, and how often rules for the whole page are written. */
  const watch = () =>
    driver.run(() => {
      window.seen = { frames: [], written: 0 };
      const replace = CSSStyleSheet.prototype.replaceSync;
      CSSStyleSheet.prototype.replaceSync = function (text) {
        if (text.includes(':focus-visible') && text.includes('outline:3px')) window.seen.written++;
        replace.call(this, text);
      };
      const look = () => {
        const text = document.getElementById('on-photo');
        if (text) {
          const { color, backgroundColor } = getComputedStyle(text);
          window.seen.frames.push(`${color} on ${backgroundColor}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });

  describe('W29 a press', () => {
    test('W29 light: text over a dark photo has a background from the first frame in which it is dark', async () => {
      await visitor.open('contrast/layers');
      await watch();
      await visitor.choose('Contrast', 'Light');
      await untilApplied(visitor);
      await untilChecked(visitor);
      const { frames } = await driver.run(() => window.seen);
      expect(frames.at(-1)).toBe('rgb(0, 0, 0) on rgb(255, 255, 255)');
      expect(frames.filter((one) => one.startsWith('rgb(0, 0, 0)') && !one.endsWith('rgb(255, 255, 255)'))).toEqual([]);
    });

    test.for(sampleOf(visitor, ['Dark', 'Light', 'Stronger colors'], ['Dark', 'Stronger colors'], []))(
      'W43 %s: the page is styled once, and once more at most',
      async (mode) => {
        await visitor.open('contrast/layers');
        // Parts that load on first use are loaded already, so that only the press counts.
        await visitor.choose('Contrast', mode);
        await untilApplied(visitor);
        await visitor.press('Reset all');
        await watch();
        await visitor.choose('Contrast', mode);
        await untilApplied(visitor);
        await untilChecked(visitor);
        const { written } = await driver.run(() => window.seen);
        expect(written).toBeGreaterThan(0);
        expect(written).toBeLessThanOrEqual(2);
      },
    );
  });

  describe('W28 hints and colored backgrounds', () => {
    for (const mode of modesIn(visitor, ['dark']))
      test(`W28 ${mode}: the hint of a field reaches 7:1, and a colored background keeps its hue`, async () => {
        await visitIn(visitor, 'contrast/chosen', mode);
        for (const id of ['pale', 'dim']) {
          const { left, top, width, height } = await areaOf(driver, id);
          const inside = { left: left + 4, top: top + 4, width: width - 8, height: height - 8 };
          // Thin letters are antialiased, so few of their pixels have the full color.
          expect(await seenContrast(driver, inside), id).toBeGreaterThan(6.3);
        }
        if (mode === 'own') await expectHueOfColoredBackground();
      });
  });

  /** Whatever a closed menu in it would need. */
  async function expectHueOfColoredBackground(): Promise<void> {
    const [background = ''] = await visitor.styles('background-color', 'pink');
    const [red = 0, green = 0, blue = 0] = (background.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(4 * green);
    expect(red).toBeGreaterThan(1.5 * blue);
    expect(await seenContrast(driver, await areaOf(driver, 'veil'))).toBeGreaterThan(6.3);
  }
}
