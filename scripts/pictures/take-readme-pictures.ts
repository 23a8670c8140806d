import { writeFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from '@playwright/test';
import { inRoot } from '../lib/paths.mjs';
import { animateWebp } from './animate-webp.ts';
import { openDashboard } from './open-demo.ts';
import { toWebp } from './to-webp.ts';

/**
 * Takes the pictures of the README from a running product with its demo: `npm start` on a fresh DATA_DIR, then `npx tsx
 * scripts/pictures/take-readme-pictures.ts http://localhost:3000`.
 */
const product = process.argv[2] ?? 'http://localhost:3000';
const VIEW = { width: 1280, height: 800 };
const STILL = { width: 1280, quality: 0.8 };
const MOVING = { width: 800, quality: 0.55 };
/** Milliseconds: moving to a control, before pressing it, and to see the effect. */
const [STEP, BEFORE, AFTER] = [70, 350, 1_700];
const STEPS = 3;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const writer = await browser.newPage();
await take('public-site', openSite);
await take('dashboard', (page) => openDashboard(page, product));
await writeFile(inRoot('docs/images/widget.webp'), await film());
await browser.close();

async function take(name: string, open: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage();
  await open(page);
  await writeFile(
    inRoot(`docs/images/${name}.webp`),
    await toWebp(writer, await page.screenshot({ animations: 'disabled' }), STILL.width, STILL.quality),
  );
  await page.context().close();
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce', locale: 'en-US' });
  // The widget's shadow root is closed; it is forced open before anything runs.
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'rejected');
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, this.localName === 'evenway-widget' ? { ...init, mode: 'open' } : init);
    };
  });
  return context.newPage();
}

/** The landing page, with the widget open on it. */
async function openSite(page: Page): Promise<void> {
  await page.goto(product);
  await page.getByRole('button', { name: 'Try the widget on this page' }).first().click();
  await page.locator('evenway-widget .p').waitFor();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await atRest(page);
}

/** The widget at work on a bakery's page, with a visible pointer. */
async function film(): Promise<Buffer> {
  const page = await newPage();
  const frames: { ms: number; webp: Buffer }[] = [];
  const pointer = { x: 640, y: 420 };
  const add = async (ms: number) => {
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    frames.push({ ms, webp: await toWebp(writer, png, MOVING.width, MOVING.quality) });
  };
  const point = () => page.evaluate(drawPointer, pointer);
  const press = async (control: Locator, { after = AFTER } = {}) => {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not visible.');
    const [toX, toY] = [box.x + box.width / 2, box.y + box.height / 2];
    const [fromX, fromY] = [pointer.x, pointer.y];
    for (let step = 1; step <= STEPS; step++) {
      pointer.x = fromX + ((toX - fromX) * step) / STEPS;
      pointer.y = fromY + ((toY - fromY) * step) / STEPS;
      await point();
      await add(step === STEPS ? BEFORE : STEP);
    }
    await control.click({ force: true });
    await atRest(page);
    await point();
    await add(after);
  };
  await page.goto(`${product}/local/site`);
  await page.locator('evenway-widget .b').waitFor();
  await atRest(page);
  await point();
  await add(1_200);
  const panel = page.locator('evenway-widget .p');
  const choice = (group: string, name: string) =>
    panel.getByRole('group', { name: group }).getByText(name, { exact: true }).first();
  const button = (name: string) => panel.getByRole('button', { name, exact: true }).first();
  await press(page.locator('evenway-widget .b'));
  await press(button('Larger text'), { after: 500 });
  await press(button('Larger text'));
  await press(choice('Font', 'Lexend'));
  await press(button('Highlight links'));
  await press(choice('Contrast', 'Dark'));
  await press(choice('Contrast', 'As is'), { after: 1_200 });
  await press(button('Reset all'), { after: 1_400 });
  await press(panel.getByRole('button', { name: 'Close', exact: true }), { after: 1_500 });
  await page.context().close();
  return animateWebp(frames);
}

async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // The widget checks the page once more after a change.
  await page.waitForTimeout(600);
}

/** Runs in the page. In the top layer, since the widget's panel is there too. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  const arrow = document.querySelector<HTMLImageElement>('img#pointer') ?? document.createElement('img');
  arrow.id = 'pointer';
  arrow.popover = 'manual';
  arrow.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34"><path d="M3 2v25l7-6 5 11 5-2-5-11h10z" stroke="white" stroke-width="2"/></svg>')}`;
  arrow.style.cssText = `position:fixed;inset:auto;left:${x}px;top:${y}px;margin:0;border:0;padding:0;background:none;overflow:visible;pointer-events:none`;
  if (!arrow.isConnected) document.documentElement.append(arrow);
  // Shown again, so that it is above everything shown since.
  arrow.hidePopover();
  arrow.showPopover();
}
