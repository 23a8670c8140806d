import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../support/contrast-ratio.ts';
import { type Mode, modesIn, untilApplied, untilStill, visitIn } from '../../support/contrast-modes.ts';
import { areaOf, changedPixels, seenContrast, takePicture } from '../../support/picture.ts';
import type { Visitor } from '../../support/visitor.ts';

/** In dark, pictures need a background of their own; stronger colors follow each state. */
const cases: Record<Mode, string> = {
  dark: 'W25 W27 W28 W29',
  light: 'W25 W28 W29',
  own: 'W25 W26 W28 W29 W30',
};
const clear = /^rgba\(0, 0, 0, 0\)$/;

/** What landing page themes do, collected from real ones. */
export function testContrastHero(visitor: Visitor): void {
  const { driver } = visitor;
  const show = async (id: string) => {
    await driver.run((name) => document.getElementById(name)?.scrollIntoView({ block: 'center' }), id);
    await untilStill(visitor);
    return areaOf(driver, id);
  };

  describe('a landing page', () => {
    for (const mode of modesIn(visitor))
      test(`${cases[mode]} ${mode}: texts over pictures can be read, pictures and the focus seen, and states told`, async () => {
        await visitIn(visitor, 'contrast/hero', mode);
        await expectReadableTexts();
        if (mode === 'dark') await expectBackgroundsOfPictures();
        if (mode === 'own') {
          await expectDisabledLook();
          await expectReadableStates();
        }
        await expectVisibleFocus();
      });

    for (const mode of modesIn(visitor, ['dark']).filter((one) => one !== 'own'))
      test(`W29 W30 ${mode}: a header can be read over the pictures that scrolling brings behind it`, async () => {
        await visitIn(visitor, 'contrast/drawn', mode);
        const photo = mode === 'dark' ? 'light-photo' : 'dark-photo';
        const ratioOverPhoto = async () => {
          await driver.run((id) => {
            const { top } = (document.getElementById(id) as Element).getBoundingClientRect();
            scrollBy({ top: top + 100, behavior: 'instant' });
          }, photo);
          await untilStill(visitor);
          return seenContrast(driver, await areaOf(driver, 'brand'));
        };
        expect(await ratioOverPhoto()).toBeGreaterThan(6.3);
        // Many get a background as soon as the page is scrolled, and lose it at the top.
        await driver.run((id) => {
          document.getElementById('header')?.classList.add('solid');
          const late = Object.assign(document.createElement('b'), {
            id: 'late',
            className: 'late',
            textContent: 'Late',
          });
          document.getElementById(id)?.append(late);
        }, photo);
        // It was measured again. On a slow machine the budget for that may be used up, so wait.
        const background = async () => (await visitor.styles('background-color', 'late'))[0];
        await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
        await driver.run(() => document.getElementById('header')?.classList.remove('solid'));
        expect(await ratioOverPhoto()).toBeGreaterThan(6.3);
      });
  });

  /** On a backing, and around a link that holds a block. */
  async function expectVisibleFocus(): Promise<void> {
    await driver.press('Tab');
    const weak: string[] = [];
    for (const [id, shown] of [
      ['brand', 'brand'],
      ['block-link', 'block-title'],
    ] as const) {
      await driver.run(() => (document.activeElement as HTMLElement | null)?.blur());
      await show(shown);
      const area = await areaOf(driver, shown, 8);
      const before = await takePicture(driver, [area]);
      await driver.run((name) => document.getElementById(name)?.focus({ preventScroll: true }), id);
      await untilStill(visitor);
      const [changed = 0] = changedPixels(before, await takePicture(driver, [area]), [area]);
      const outline = 2 * 2 * (area.width + area.height - 32) * 0.9;
      if (changed < outline) weak.push(`${id}: ${changed} of ${Math.round(outline)}`);
    }
    expect(weak).toEqual([]);
  }

  /** Over a picture below the body, and outside of their box. */
  async function expectReadableTexts(): Promise<void> {
    const poor: string[] = [];
    for (const id of ['brand', 'title', 'cut-out', 'hanging', 'pictured']) {
      const area = await show(id);
      // The words only, within the picture in the open shadow root.
      const inner = id === 'pictured' ? { left: 26, top: area.top + 26, width: 300, height: area.height - 52 } : area;
      const ratio = await seenContrast(driver, { ...inner, width: Math.min(inner.width, 240) });
      if (ratio < 6.3) poor.push(`${id} ${ratio.toFixed(1)}`);
    }
    // The backing of a large line must not cover the small one above it.
    const small = await show('small-line');
    const lower = { left: small.left, top: small.top + small.height / 2, width: 100, height: small.height / 2 };
    const ratio = await seenContrast(driver, lower);
    if (ratio < 6.3) poor.push(`lower half of small-line ${ratio.toFixed(1)}`);
    expect(poor).toEqual([]);
    // Otherwise only the letters would be painted, and no backing behind them.
    expect(await visitor.styles('-webkit-background-clip', 'cut-out')).toEqual(['border-box']);
  }

  /** Pictures get one only where they would vanish, and one below the body is still there. */
  async function expectBackgroundsOfPictures(): Promise<void> {
    const ids = ['white-logo', 'light-figure', 'dark-figure', 'dark-among-words'];
    const backgrounds = await visitor.styles('background-color', ...ids);
    expect(Object.fromEntries(ids.map((id, at) => [id, clear.test(backgrounds[at] as string)]))).toEqual({
      'white-logo': true,
      'light-figure': true,
      'dark-figure': false,
      'dark-among-words': false,
    });
    expect(await seenContrast(driver, await show('dark-among-words'))).toBeGreaterThan(3);
    expect(await driver.run(() => getComputedStyle(document.body).backgroundColor)).toMatch(clear);
  }

  /** What is pale while it is pressed, and a link in a box that the pointer makes dark, under the pointer and beside it. */
  async function expectReadableStates(): Promise<void> {
    const press = await show('press');
    const before = await visitor.styles('background-color', 'press');
    await driver.move(press.left + press.width / 2, press.top + press.height / 2);
    await driver.hold();
    await expect.poll(() => visitor.styles('background-color', 'press')).not.toEqual(before);
    await expect.poll(async () => seenContrast(driver, await areaOf(driver, 'press'))).toBeGreaterThan(6.3);
    await driver.letGo();
    await driver.move(5, 5);
    const box = await show('box');
    const link = await areaOf(driver, 'box-link');
    const seen = async () => seenContrast(driver, await areaOf(driver, 'box-link'));
    await driver.move(box.left + 8, box.top + 8);
    await expect.poll(() => visitor.styles('background-color', 'box')).not.toEqual(['rgba(0, 0, 0, 0)']);
    await expect.poll(seen).toBeGreaterThan(6.3);
    await driver.move(link.left + link.width / 2, link.top + link.height / 2);
    await expect.poll(() => visitor.styles('background-color', 'box-link')).not.toEqual(['rgba(0, 0, 0, 0)']);
    await expect.poll(seen).toBeGreaterThan(6.3);
    await driver.move(5, 5);
  }

  /** What stands in a disabled group is read as any text; its buttons and a field look disabled. */
  async function expectDisabledLook(): Promise<void> {
    const colors = await visitor.styles('color', 'closed-legend', 'closed-hint', 'closed-button');
    const [legend, hint, button] = colors.map((color) =>
      contrastRatio(color.match(/\d+/g)?.map(Number) ?? [], [255, 255, 255]),
    ) as [number, number, number];
    // More than 7:1, since antialiasing reduces it for thin letters.
    expect(Math.min(legend, hint)).toBeGreaterThanOrEqual(7.4);
    expect(button).toBeGreaterThanOrEqual(4.5);
    expect(button).toBeLessThan(7);
    expect(await visitor.styles('opacity', 'closed-faded')).toEqual(['0.4']);
    await show('off');
    const areas = [await areaOf(driver, 'off', 2)];
    const before = await takePicture(driver, areas);
    await driver.run(() => document.getElementById('off')?.removeAttribute('disabled'));
    await untilApplied(visitor);
    await untilStill(visitor);
    const [changed] = changedPixels(before, await takePicture(driver, areas), areas);
    expect(changed).toBeGreaterThan(80);
  }
}
