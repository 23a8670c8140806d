import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, snapshot, test } from './support/widget.ts';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist');

test('the shadow root is closed', async ({ page }) => {
  await page.goto('/page.html');
  await page.waitForSelector('evenway-widget', { state: 'attached' });
  expect(await page.evaluate(() => document.querySelector('evenway-widget')?.shadowRoot)).toBeNull();
});

test('nothing on the page changes before something is switched on', async ({ page, widget }) => {
  await page.goto('/page.html?bare');
  await page.evaluate(() => document.getElementById('spin')?.remove());
  const bare = await snapshot(page);
  await widget.open('/page.html');
  await page.evaluate(() => document.getElementById('spin')?.remove());
  const { styles } = await snapshot(page);
  // One script element more.
  expect(styles.filter((style) => !style.startsWith('script'))).toEqual(
    bare.styles.filter((style) => !style.startsWith('script')),
  );
});

test('saved settings are there when the script arrives, before any part has been fetched', async ({ page, widget }) => {
  await widget.open();
  await widget.size(5);
  await widget.choose('Letter spacing', 'More');
  await page.route('**/widget/parts/**', (route) => route.abort());
  await page.route('**/widget/config/**', () => undefined);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const seen = await page.evaluate(() => {
    const style = getComputedStyle(document.getElementById('px') as Element);
    return [style.fontSize, style.letterSpacing];
  });
  expect(seen).toEqual(['28px', '3.36px']);
});

test('with storage blocked everything works for the page view, and no visit is counted', async ({
  page,
  widget,
  log,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await widget.open();
  await widget.press('Highlight links');
  expect(await page.evaluate(() => getComputedStyle(document.getElementById('link') as Element).outlineStyle)).toBe(
    'solid',
  );
  expect(log.requests.filter((request) => request.includes('/visits/'))).toEqual([]);
  expect(log.errors).toEqual([]);
});

test('a single-page application that replaces its body keeps the widget and the settings', async ({ page, widget }) => {
  await widget.open();
  await widget.size(5);
  await page.evaluate(() => {
    const body = document.createElement('body');
    const p = document.createElement('p');
    p.className = 'px';
    p.textContent = 'Another view';
    body.append(p);
    document.body.replaceWith(body);
    history.pushState(null, '', '/other');
  });
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.px') as Element).fontSize)).toBe('28px');
  await expect(widget.button).toBeVisible();
});

test('it is harmless where there is no window', async () => {
  await import(`${path.join(dist, 'widget.js')}`);
});

test('nothing of it is printed', async ({ page, widget }) => {
  await widget.open();
  await widget.choose('Contrast', 'Dark');
  await page.emulateMedia({ media: 'print' });
  await expect(widget.button).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.getElementById('inherit') as Element).color)).toBe(
    'rgb(51, 51, 51)',
  );
});
