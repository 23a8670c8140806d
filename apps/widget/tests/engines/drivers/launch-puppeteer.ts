import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Area, Device, Driver, TouchScreen } from './driver.ts';
import { readAccessibilityTree } from './read-accessibility-tree.ts';

const chromiumBasics = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--js-flags=--expose-gc',
  // Without a GPU its process only passes frames on: a tenth of the processor time.
  '--in-process-gpu',
  '--autoplay-policy=no-user-gesture-required',
  // No back/forward cache, and no holding of the previous paint: saves a tenth of the time of a page view.
  '--disable-features=BackForwardCache,PaintHolding',
  // Not through the proxy: a proxied page may not request anything from this machine.
  '--host-resolver-rules=MAP *.example.com 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
const chromiumArguments: Record<Device, string[]> = {
  plain: [],
  calm: ['--force-prefers-reduced-motion'],
  dark: ['--blink-settings=preferredColorScheme=0'],
  'forced colors': ['--force-high-contrast'],
};
const firefoxPreferences: Record<Device, Record<string, number>> = {
  plain: {},
  calm: { 'ui.prefersReducedMotion': 1 },
  dark: { 'ui.systemUsesDarkTheme': 1 },
  // As a visitor sets it: always override the colors of pages.
  'forced colors': { 'browser.display.document_color_use': 2 },
};

const firefoxBasics = (sitePort: string) => ({
  'media.autoplay.default': 0,
  // Software rendering: fewer frames per second and no preallocated process cut the tests' time by a fifth.
  'layout.frame_rate': 15,
  'dom.ipc.processPrelaunch.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': Number(sitePort),
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': Number(sitePort),
  'network.proxy.no_proxies_on': '127.0.0.1',
});

/** The browsers of this worker: starting Firefox takes as long as ten tests. */
const browsers = new Map<Device, Promise<Browser>>();

/**
 * Firefox over WebDriver BiDi, Chromium over its own protocol. A worker starts one browser per kind of device; each
 * driver has its own cookies, storage and cache.
 */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  device: Device,
  sitePort: string,
): Promise<Driver> {
  const starting = browsers.get(device) ?? launch(name, executablePath, device, sitePort);
  browsers.set(device, starting);
  const browser = await starting;
  const context = await browser.createBrowserContext();
  // A browser's initial page does not have the focus; a new one comes to the front and takes it.
  const page = await context.newPage();
  return drive(name, await browser.version(), page, () => context.close());
}

/** The profile is new, and removed with the browser. */
async function launch(
  name: 'chromium' | 'firefox',
  executablePath: string,
  device: Device,
  sitePort: string,
): Promise<Browser> {
  const firefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: firefox ? 'firefox' : 'chrome',
    protocol: firefox ? 'webDriverBiDi' : 'cdp',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: firefox ? [] : [...chromiumBasics, ...chromiumArguments[device]],
    extraPrefsFirefox: firefox ? { ...firefoxBasics(sitePort), ...firefoxPreferences[device] } : {},
  });
  atEndOfWorker(() => browser.close());
  return browser;
}

function drive(name: Driver['name'], version: string, page: Page, close: () => Promise<void>): Driver {
  // Less compressed, because nobody keeps them; only Chromium supports that.
  const kind = { encoding: 'base64', ...(name === 'chromium' && { optimizeForSpeed: true }) } as const;
  return {
    name,
    version,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (work, ...args) => evaluate(page, work, args),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    hold: () => page.mouse.down(),
    letGo: () => page.mouse.up(),
    resize: (width, height) => page.setViewport({ width, height }),
    ...(name === 'chromium' && {
      showAsPrinted: (isPrinted: boolean) => page.emulateMediaType(isPrinted ? 'print' : undefined),
      accessibilityTree: () => readAccessibilityTree(page),
      touch: touchScreen(page),
    }),
    screenshot: () => page.screenshot(kind),
    async screenshotOf({ left, top, width, height }: Area) {
      const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
      return page.screenshot({
        ...kind,
        clip: { x: left + x, y: top + y, width, height },
        captureBeyondViewport: false,
      });
    },
    close,
  };
}

const SWIPE_STEPS = 10;

const touchScreen = (page: Page): TouchScreen => ({
  resize: (width, height) => page.setViewport({ width, height, hasTouch: true, isMobile: true }),
  tap: (x, y) => page.touchscreen.tap(x, y),
  async swipeUp(x, y, distance) {
    const finger = await page.touchscreen.touchStart(x, y);
    for (let step = 1; step <= SWIPE_STEPS; step++) await finger.move(x, y - (distance * step) / SWIPE_STEPS);
    await finger.end();
  },
});

/** Puppeteer's own type involves handles, which are not used here. */
function evaluate<Args extends unknown[], Result>(
  page: Page,
  work: (...args: Args) => Result | Promise<Result>,
  args: Args,
): Promise<Result> {
  return page.evaluate(work as (...args: unknown[]) => unknown, ...args) as Promise<Result>;
}
