import { expect, test } from './support/widget.ts';

test('W21 messages from anywhere are ignored: nobody listens for them', async ({ page, widget, log }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (/message/.test(type)) heard.push(type);
      return add.call(this, type, ...rest);
    };
  });
  await widget.goto();
  const saved = () => page.evaluate(() => localStorage.getItem('evenway'));
  const before = await saved();
  await page.evaluate(async () => {
    const words = ['open', 'close', 'remove', 'apply', 'settings', 'evenway', 'config', 'Evenway.open', '__proto__'];
    const values = words.flatMap((word) => [
      word,
      { type: word },
      { action: word, settings: { textSize: '200', contrast: 'dark' } },
      { evenway: { [word]: true } },
      JSON.stringify({ method: word, live: false, script: '//evil.test/x.js' }),
      [word, word],
    ]);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    for (const value of [...values, null, 0, '', new ArrayBuffer(8), new Map([['open', true]])]) {
      window.postMessage(value, '*');
      frame.contentWindow?.parent.postMessage(value, '*');
      window.dispatchEvent(new MessageEvent('message', { data: value, origin: 'https://evil.test' }));
    }
    await new Promise((resume) => {
      window.addEventListener('message', ({ data }) => data === 'last' && resume(null));
      window.postMessage('last', '*');
    });
    frame.remove();
  });
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['message']);
  expect(await page.evaluate(() => typeof window.onmessage)).toBe('object');
  await expect(widget.panel).toHaveCount(0);
  await expect(widget.button).toBeVisible();
  expect(await saved()).toBe(before);
  expect(log.requests.filter((request) => request.includes('evil'))).toEqual([]);
  expect(log.errors).toEqual([]);
});

test('a page that writes the snippet into itself works; one that writes itself anew is left in peace', async ({
  page,
  widget,
  log,
}) => {
  await widget.open('/written.html?bare');
  await widget.size(5);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('#text') as Element).fontSize)).toBe('32px');
  await page.evaluate(() => {
    document.open();
    document.write('<!doctype html><title>New</title><p id="new">New</p>');
    document.close();
  });
  await expect(page.locator('#new')).toBeVisible();
  await page.evaluate(() => document.body.append('more'));
  expect(log.errors).toEqual([]);
});

test('a frame without the widget is left alone, and one with it has its own button', async ({ page, widget, log }) => {
  await widget.open('/frames.html');
  await widget.size(5);
  const size = (frame: number) =>
    page
      .frameLocator('iframe')
      .nth(frame)
      .locator('#px')
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect([await size(0), await size(1)]).toEqual(['14px', '14px']);
  await expect(page.frameLocator('iframe').nth(0).locator('evenway-widget')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.frameLocator('iframe').nth(1).locator('evenway-widget .b').click();
  await page
    .frameLocator('iframe')
    .nth(1)
    .locator('evenway-widget .p')
    .getByRole('button', { name: 'Highlight links' })
    .click();
  const outline = (frame: number) =>
    page
      .frameLocator('iframe')
      .nth(frame)
      .locator('#link')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(() => outline(1)).toBe('solid');
  expect(await outline(0)).toBe('none');
  expect(log.errors).toEqual([]);
});
