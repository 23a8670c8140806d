import { expect, test } from 'vitest';
import { poorContrast } from '../../../support/contrast.ts';
import { growth, measurePage } from '../../../support/measure-page.ts';
import type { Suite } from '../../support/in-engine.ts';
import type { Visitor } from '../../support/visitor.ts';

/** On a device that prefers reduced motion, where pages show their text without fading it in. */
export const testRealPages =
  (pages: readonly string[]): Suite =>
  (visitor) => {
    const { driver } = visitor;
    test.for(pages)(
      '%s: text grows as asked, contrast holds, links are marked, media hidden, and all is put back',
      { timeout: 180_000 },
      async (address) => {
        await visitor.open(address);
        await rest(visitor);
        // Scripts of some pages react once to any change of size; that is their own effect, and over after this.
        await visitor.press('Larger text');
        await rest(visitor);
        await visitor.press('Reset all');
        await rest(visitor);
        const before = await look(visitor);
        const ownTrouble = await visitor.trouble();
        const measured = await driver.run(measurePage);
        expect(measured.sizes.length).toBeGreaterThan(10);

        await visitor.pressTimes('Larger text', 3);
        // With it comes the search for room.
        await visitor.untilFetched('tools');
        await rest(visitor);
        const large = await driver.run(measurePage);
        const grown = growth(measured, large, 1.5);
        expect(grown.share).toBeGreaterThanOrEqual(0.95);
        expect(grown.worst).toBeLessThan(1.1);
        expect(large.overflow).toBeLessThanOrEqual(measured.overflow);
        expect(large.overlaps.filter((pair) => !measured.overlaps.includes(pair))).toEqual([]);
        await visitor.pressTimes('Larger text', 2);
        await rest(visitor);
        const double = await driver.run(measurePage);
        expect(growth(measured, double, 2).share).toBeGreaterThanOrEqual(0.95);
        await visitor.press('Reset all');
        // The browser's own zoom to 200 % is a window of half the width, in which a pixel is two of this one.
        await driver.resize(640, 400);
        await rest(visitor);
        const zoomed = await driver.run(measurePage);
        expect(double.overflow).toBeLessThanOrEqual(zoomed.overflow * 2);
        await driver.resize(1280, 800);
        await rest(visitor);

        // Alone, since a filter over the whole page is slow without a graphics processor.
        await visitor.press('Grayscale');
        await visitor.until(() => getComputedStyle(document.documentElement).filter.includes('grayscale(1)'), true);
        expect((await driver.run(measurePage)).fixed).toEqual(measured.fixed);
        await visitor.press('Grayscale');
        await visitor.press('Highlight links');
        await visitor.press('Hide pictures and videos');
        await rest(visitor);
        await expect
          .poll(() => driver.run(unmarked), { interval: 250 })
          .toEqual({ links: 0, media: 0, backgrounds: 0 });
        await visitor.press('Reset all');

        for (const mode of ['Dark', 'Light', 'Stronger colors']) {
          await visitor.choose('Contrast', mode);
          await expect
            // Not often: inspecting a whole page takes longer than the effect itself.
            .poll(async () => (await driver.run(poorContrast)).share, { message: mode, interval: 250 })
            .toBeGreaterThanOrEqual(0.95);
        }
        await visitor.press('Reset all');
        await rest(visitor);
        expect(await look(visitor)).toEqual(before);
        expect(await visitor.trouble()).toEqual(ownTrouble);
      },
    );
  };

/** Until later effects have been applied, and the page's own transitions have ended. */
function rest({ driver }: Visitor): Promise<void> {
  return driver.run(async () => {
    const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    do await new Promise((resume) => setTimeout(resume, 150));
    while (isMoving());
  });
}

/** What a visitor would notice if it were not restored. */
function look({ driver }: Visitor) {
  return driver.run(() => {
    const names = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'fontSize',
      'fontFamily',
      'lineHeight',
      'letterSpacing',
      'opacity',
      'filter',
      'outlineStyle',
      'textAlign',
      'borderTopColor',
    ] as const;
    const clone = document.documentElement.cloneNode(true) as Element;
    clone.querySelector('evenway-widget')?.remove();
    const styles = [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return names.map((name) => style[name]).join();
    });
    return { html: clone.outerHTML, styles };
  });
}

function unmarked() {
  const count = (selector: string, is: (style: CSSStyleDeclaration) => boolean) =>
    [...document.querySelectorAll(selector)].filter((one) => is(getComputedStyle(one))).length;
  return {
    links: count('body a[href]', (style) => style.outlineStyle === 'none'),
    // The only content of a link or a button stays.
    media: count(
      'body :is(img, video):not(:is(a, button, summary, label, [role=button]) *)',
      (style) => style.opacity !== '0',
    ),
    backgrounds: count('body *', (style) => /url\("?h/.test(style.backgroundImage)),
  };
}
