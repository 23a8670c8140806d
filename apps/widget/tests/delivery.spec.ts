import { cdn } from './support/addresses.config.ts';
import { expect, test } from './support/widget.ts';

test('W04 the pinned snippet works, and finds its parts', async ({ widget, log }) => {
  await widget.open('/page.html?pinned');
  await expect(widget.panel).toBeVisible();
  expect(log.requests.filter((request) => request.includes('/widget.js'))).toEqual([]);
  expect(log.requests.some((request) => /widget\/parts\/loader\.[\da-f]{16}\.js$/.test(request))).toBe(true);
  expect(log.errors).toEqual([]);
});

test('W04 one changed byte in the pinned loader is blocked, and the page is as it was', async ({
  page,
  widget,
  log,
}) => {
  await page.route('**/widget/parts/loader.*.js', async (route) => {
    const answer = await route.fetch();
    const bytes = await answer.body();
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await route.fulfill({ response: answer, body: bytes });
  });
  await page.goto('/page.html?pinned');
  await expect.poll(() => log.errors.some((error) => error.includes('integrity'))).toBe(true);
  await expect(widget.button).toHaveCount(0);
  expect(await page.evaluate(() => 'Evenway' in window)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Everything a page can hold' })).toBeVisible();
  expect(log.requests.filter((request) => request.includes('/config/'))).toEqual([]);
});

test('W18 the switch that turns widgets off is honoured by the pinned loader too', async ({ page, log }) => {
  await page.goto('/page.html?pinned&id=off');
  await expect.poll(() => log.requests.filter((request) => request.includes('/config/off.json')).length).toBe(1);
  await expect.poll(() => page.evaluate(() => 'Evenway' in window)).toBe(false);
  expect(await page.evaluate(() => document.querySelector('evenway-widget'))).toBeNull();
});

test('our files may lie below a path: everything is asked for there', async ({ widget, log }) => {
  await widget.open('/page.html?prefix');
  await widget.choose('Font', 'Lexend');
  await expect.poll(() => log.requests.some((request) => request.includes('woff2'))).toBe(true);
  const ours = log.requests.map((request) => request.split(' ')[1] as string).filter((url) => url.startsWith(cdn));
  expect(ours.filter((url) => !url.startsWith(`${cdn}/some/prefix/widget`))).toEqual([]);
  for (const kind of ['config/live.json', 'visits/live?', 'uses/live/font', 'parts/panel-'])
    expect(ours.filter((url) => url.startsWith(`${cdn}/some/prefix/widget/${kind}`)).length, kind).toBe(1);
});
