import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cdn, site } from './support/addresses.config.ts';
import { expect, snapshot, test } from './support/widget.ts';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist');

test('W04 W05 parts are pinned: one changed byte is blocked and the page stays whole', async ({
  page,
  widget,
  log,
}) => {
  await page.route('**/widget/parts/panel-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await widget.goto();
  await widget.button.click();
  await expect.poll(() => log.errors.some((error) => error.includes('integrity'))).toBe(true);
  await expect(widget.panel).toHaveCount(0);
  await page.unroute('**/widget/parts/panel-*.js');
  await widget.button.click();
  await expect(widget.panel).toBeVisible();
});

test('W06 W07 strict policy and Trusted Types: every function works without one violation', async ({
  page,
  widget,
  log,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await widget.open('/strict.html?strict');
  const buttons = await widget.panel.locator('section button[aria-pressed]').count();
  for (let index = 0; index < buttons; index++)
    await widget.panel.locator('section button[aria-pressed]').nth(index).click();
  await widget.size(2);
  for (const group of await widget.panel.locator('fieldset .seg').all()) {
    for (const radio of await group.getByRole('radio').all()) await radio.check();
  }
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some((face) => face.family.includes('evenway') && face.status === 'loaded'),
      ),
    )
    .toBe(true);
  await widget.panel.getByRole('combobox').selectOption('fr');
  await expect(widget.panel).toHaveAccessibleName('Réglages d’accessibilité');
  expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
  expect(log.errors).toEqual([]);
});

test('W08 the built files hold nothing that could run text as code', () => {
  const scripts = [
    'widget.js',
    ...readdirSync(path.join(dist, 'widget/parts')).map((file) => `widget/parts/${file}`),
  ].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  for (const file of scripts) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    expect(text, file).not.toMatch(
      /\beval\b|\bFunction\(|innerHTML|outerHTML|insertAdjacentHTML|document\.write|document\.cookie|\bimport\(|sendBeacon|postMessage|navigator\.(userAgent|plugins|languages)|getImageData|setTimeout\(["'`]/,
    );
  }
});

test('W09 W10 listeners: no key, input or form event of the page is ever listened to, and nothing typed leaves it', async ({
  page,
  widget,
  log,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      const ours = this instanceof Node && this.getRootNode() !== document && !(this instanceof Document);
      const media = typeof matchMedia === 'function' && this instanceof MediaQueryList;
      if (!ours && !media && !(this instanceof AbortSignal))
        heard.push(`${this instanceof Document ? 'document' : this === window ? 'window' : String(this)} ${type}`);
      return add.call(this, type, ...rest);
    };
  });
  await widget.open();
  for (const name of ['Focus tunnel', 'Mute sounds', 'Stop movement', 'Hide pictures and videos', 'Large pointer'])
    await widget.press(name);
  await widget.size(1);
  await page.waitForTimeout(300);
  await page.locator('#card').fill('4111111111111111');
  await page.locator('#card').press('Enter');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const types = new Set(heard.map((entry) => entry.split(' ').pop()));
  for (const type of types)
    expect(['hashchange', 'pointermove', 'focusin', 'play', 'volumechange', 'load', 'loadstart']).toContain(type);
  expect(log.requests.filter((request) => request.includes(cdn)).join()).not.toContain('4111');
});

test('W11 W12 W13 one host, no cookie, one key, one visit a session without credentials or details', async ({
  page,
  widget,
  log,
  context,
}) => {
  const beacons: { url: string; headers: Record<string, string>; body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      beacons.push({ url: request.url(), headers: request.headers(), body: request.postData() });
  });
  await context.addCookies([{ name: 'session', value: 'secret', url: cdn }]);
  await widget.open('/page.html?private=1');
  await widget.choose('Font', 'Lexend');
  await widget.press('Hide pictures and videos');
  await page.reload();
  await widget.button.waitFor({ state: 'attached' });
  await expect
    .poll(() => beacons.map(({ url }) => url.slice(cdn.length).replace(/v=[\da-f]{8}/, 'v=…')))
    .toEqual(['/widget/visits/live?v=…&n=1', '/widget/uses/live/font', '/widget/uses/live/hideMedia']);
  for (const { headers, body } of beacons) {
    expect(body).toBeNull();
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeFalsy();
  }
  const hosts = new Set(log.requests.map((request) => new URL(request.split(' ')[1] as string).origin));
  expect([...hosts].sort()).toEqual([site, cdn].sort());
  const kept = await page.evaluate(() => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: { ...sessionStorage },
  }));
  // The cookie set above: hosts share them over ports.
  expect(kept).toEqual({ cookie: 'session=secret', local: ['evenway'], session: { evenway: 'v' } });
});

test('W15 a hostile configuration is read as defaults, and runs nothing', async ({ page, widget, log }) => {
  await widget.goto('/page.html?id=hostile');
  const look = await widget.button.evaluate((button) => {
    const style = getComputedStyle(button);
    return [style.backgroundColor, style.color, style.width, style.right];
  });
  expect(look).toEqual(['rgb(30, 78, 216)', 'rgb(255, 255, 255)', '48px', '20px']);
  await widget.button.click();
  await expect(widget.panel.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(log.requests.filter((request) => request.includes('evil'))).toEqual([]);
});

test('W15 W16 W17 W23 no usable configuration: nothing happens, the load is not delayed, tries are bounded', async ({
  page,
  log,
}) => {
  for (const id of ['off', 'missing', 'html', 'huge', 'deep', 'proto', 'broken', 'slow', '../x']) {
    log.requests.length = 0;
    await page.goto(`/page.html?id=${encodeURIComponent(id)}`, { waitUntil: 'load', timeout: 5000 });
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => document.querySelector('evenway-widget')), id).toBeNull();
    if (id !== 'slow' && id !== 'broken') expect(await page.evaluate(() => 'Evenway' in window), id).toBe(false);
    expect(log.requests.filter((request) => request.includes('/config/')).length, id).toBeLessThanOrEqual(1);
    expect(
      log.requests.filter((request) => /visits|uses|parts/.test(request)),
      id,
    ).toEqual([]);
  }
});

test('W19 clobbered globals and polluted prototypes: no error in the page, one global, full function', async ({
  page,
  widget,
  log,
}) => {
  await widget.open('/clobbered.html');
  await widget.size(5);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('#text') as Element).fontSize)).toBe('32px');
  await widget.press('Reset all');
  await page.evaluate(() => (window as unknown as { Evenway: { remove: () => void } }).Evenway.remove());
  expect(log.errors).toEqual([]);
});

test('W20 two copies are one; adding and removing twice leaves the page as it was', async ({ page, widget }) => {
  await page.goto('/page.html?bare');
  await page.evaluate(() => document.getElementById('spin')?.remove());
  const before = await snapshot(page);
  const globals = await page.evaluate(() => Object.getOwnPropertyNames(window).length);
  for (let round = 0; round < 2; round++) {
    await page.evaluate((src) => {
      for (let copy = 0; copy < 2; copy++) {
        const script = document.createElement('script');
        script.src = `${src}/widget.js`;
        script.setAttribute('data-widget-id', 'live');
        document.head.append(script);
        script.onload = () => script.remove();
      }
    }, cdn);
    await expect(widget.button).toBeVisible();
    await page.waitForTimeout(150);
    await expect(widget.button).toHaveCount(1);
    expect(await page.evaluate(() => Object.getOwnPropertyNames(window).length)).toBe(globals + 1);
    await widget.button.click();
    await widget.size(2);
    await widget.press('Highlight links');
    await page.evaluate(() => (window as unknown as { Evenway: { remove: () => void } }).Evenway.remove());
    await expect.poll(() => snapshot(page)).toEqual(before);
    await page.evaluate(() => localStorage.clear());
    expect(await page.evaluate(() => Object.getOwnPropertyNames(window).length)).toBe(globals);
  }
});

test('W22 the same sources build the same bytes', () => {
  const again = test.info().outputPath('again');
  execFileSync(process.execPath, [path.join(dist, '../build.mjs'), again]);
  const read = (folder: string) => readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  expect(read(again)).toBe(read(dist));
});
