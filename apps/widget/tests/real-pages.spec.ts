import type { Page } from '@playwright/test';
import { contrastShare } from './support/contrast.ts';
import { growth, measurePage } from './support/measure-page.ts';
import { realPages } from './support/real-pages.ts';
import { expect, test } from './support/widget.ts';

/** What a visitor would notice if it were not put back. */
const look = (page: Page) =>
  page.evaluate(() => {
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

/** Until what arrives later has been applied, and the page's own animated changes have ended. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}

for (const url of realPages) {
  const name = url.replace('/modules/', '').replace(/\/(dist|example).*|\/index.*|^\/|\.html/g, '');
  test(`${name}: text grows as asked, contrast holds, links are marked, media hidden, and all is put back`, async ({
    page,
    widget,
  }) => {
    test.slow();
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    const answer = await page.request.get(url);
    expect(answer.status()).toBe(200);
    await page.addInitScript(() => localStorage.setItem('evenway', '{"l":"en"}'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await widget.open(url);
    await rest(page);
    // Scripts of some pages answer to any change of size once; that is theirs, and over then.
    await widget.size(1);
    await rest(page);
    await widget.press('Reset all');
    await rest(page);
    const before = await look(page);
    const measured = await measurePage(page);

    await widget.size(3);
    await rest(page);
    const large = await measurePage(page);
    const grown = growth(measured, large, 1.5);
    expect(grown.share).toBeGreaterThanOrEqual(0.95);
    expect(grown.worst).toBeLessThan(1.1);
    expect(large.overflow).toBeLessThanOrEqual(measured.overflow);
    expect(large.overlaps.filter((pair) => !measured.overlaps.includes(pair))).toEqual([]);
    await widget.size(2);
    await rest(page);
    const double = await measurePage(page);
    expect(growth(measured, double, 2).share).toBeGreaterThanOrEqual(0.95);
    await widget.press('Reset all');
    // The browser's own zoom to 200 % is a window of half the width; there a pixel is two of this one.
    await page.setViewportSize({ width: 640, height: 400 });
    await rest(page);
    const zoomed = await measurePage(page);
    expect(double.overflow).toBeLessThanOrEqual(zoomed.overflow * 2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await rest(page);

    // Alone, since a filter over the whole page is slow to draw where no graphics processor helps.
    await widget.press('Grayscale');
    expect((await measurePage(page)).fixed).toEqual(measured.fixed);
    await widget.press('Grayscale');
    await widget.press('Highlight links');
    await widget.press('Hide pictures and videos');
    await rest(page);
    const marked = await page.evaluate(() => ({
      plain: [...document.querySelectorAll('body a[href]')].filter(
        (link) => getComputedStyle(link).outlineStyle === 'none',
      ).length,
      media: [...document.querySelectorAll('body img, body video')].filter(
        (one) => getComputedStyle(one).opacity !== '0',
      ).length,
      backgrounds: [...document.querySelectorAll('body *')].filter((one) =>
        getComputedStyle(one).backgroundImage.includes('url(h'),
      ).length,
    }));
    expect(marked).toEqual({ plain: 0, media: 0, backgrounds: 0 });
    await widget.press('Reset all');

    for (const mode of ['Dark', 'Light', 'Stronger colors']) {
      await widget.choose('Contrast', mode);
      await expect.poll(async () => (await contrastShare(page)).share, { message: mode }).toBeGreaterThanOrEqual(0.95);
    }
    await widget.press('Reset all');
    await rest(page);
    expect(await look(page)).toEqual(before);
  });
}
