import { beforeEach, describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

/** In the page: the contrast of an element's text with the nearest painted background. */
function contrastOf(id: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const element = document.getElementById(id) as Element;
  let holder: Element | null = element;
  while (holder && /^rgba\(.*, 0\)$/.test(getComputedStyle(holder).backgroundColor)) holder = holder.parentElement;
  const back = luminance(holder ? getComputedStyle(holder).backgroundColor : 'rgb(255, 255, 255)');
  const text = luminance(getComputedStyle(element).color);
  return (Math.max(back, text) + 0.05) / (Math.min(back, text) + 0.05);
}

export function testThemes(visitor: Visitor): void {
  const { driver } = visitor;

  /** Changes the page, and measures before anything could be drawn in between. */
  const afterChange = (change: string) =>
    driver.run(
      async (what, measure) => {
        const top = document.documentElement;
        if (what === 'class') top.classList.toggle('dark');
        if (what === 'attribute') document.body.setAttribute('data-theme', 'dark');
        if (what === 'style') top.setAttribute('style', '--back: #111; --text: #666');
        await null;
        await null;
        return (new Function(`return ${measure}`)() as typeof contrastOf)('text');
      },
      change,
      contrastOf.toString(),
    );
  const contrast = (id: string) => driver.run(contrastOf, id);

  describe('W30 a page that changes its theme', () => {
    beforeEach(async () => {
      await visitWith(visitor, 'engine/theme', { contrast: 'own' });
      await expect.poll(() => contrast('text')).toBeGreaterThanOrEqual(7);
      // Followed by another part, which loads after the effect.
      await visitor.untilFollowed();
    });

    test.for(sampleOf(visitor, ['class', 'attribute', 'style'], ['class', 'attribute'], ['class']))(
      'by %s on the root or the body is followed before the next frame',
      async (way) => {
        expect(await afterChange(way)).toBeGreaterThanOrEqual(7);
      },
    );

    test.runIf(inOneEngine(visitor))('there and back again', async () => {
      for (let turn = 0; turn < 4; turn++) {
        await afterChange('class');
        // On a slow machine the budget may be used up, and the last changes have to wait.
        await expect.poll(() => contrast('text')).toBeGreaterThanOrEqual(7);
      }
    });

    test.runIf(inOneEngine(visitor))('without a moment of other colors where movement is stopped', async () => {
      await visitor.pressMainButton();
      await visitor.press('Stop movement');
      await expect.poll(() => visitor.styles('transition-duration', 'text')).not.toEqual(['0s']);
      await driver.run(() => new Promise((resume) => setTimeout(resume, 500)));
      expect(await afterChange('class')).toBeGreaterThanOrEqual(7);
    });

    test.for(sampleOf(visitor, ['class', 'data-state'], ['data-state'], []))(
      'in a part of it, by %s, is followed soon',
      async (name) => {
        const value = name === 'class' ? 'card night' : 'night';
        await driver.run((key, text) => document.getElementById('card')?.setAttribute(key, text), name, value);
        await expect.poll(() => contrast('inner')).toBeGreaterThanOrEqual(7);
        await driver.run(() => {
          const card = document.getElementById('card') as Element;
          card.className = 'card';
          card.removeAttribute('data-state');
        });
        await expect.poll(() => contrast('inner')).toBeGreaterThanOrEqual(7);
      },
    );
  });
}
