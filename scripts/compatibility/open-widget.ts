import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findBrowser } from '../lib/testing/find-browser.ts';

/**
 * A visitor on a page with a pinned loader: the button appears, the panel opens, a function is switched on, and is
 * still on after a reload. Nothing fails on the way, and the visit is counted.
 */
export async function openWidget({
  server,
  loader,
  uniqueId,
}: {
  server: string;
  loader: string;
  uniqueId: string;
}): Promise<void> {
  const page = `<!doctype html><html lang="en"><title>A shop</title><h1>A shop</h1><p>Text with a <a href="#a">link</a>.</p>
<script src="${server}${loader}" data-widget-id="${uniqueId}" crossorigin></script>`;
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findBrowser('chromium').chromium ?? '' });
  try {
    const tab = await browser.newPage();
    // The widget closes its root to the page; a test must look inside.
    await tab.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function open() {
        return attach.call(this, { mode: 'open' });
      };
    });
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(`error in the page: ${error.message}`));
    tab.on('response', (answer) => {
      if (answer.url().startsWith(server) && answer.status() >= 400)
        problems.push(`${answer.status()} ${answer.url()}`);
    });
    const visit = tab.waitForResponse((answer) => answer.url().includes('/widget/visits/'));
    await tab.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    if ((await visit).status() !== 204) throw new Error(`The visit was answered with ${(await visit).status()}.`);
    const button = tab.getByRole('button', { name: /accessib/i }).first();
    await button.click();
    const inPanel = (state: boolean) =>
      tab.locator(`[role="dialog"] :is([aria-pressed="${state}"], [aria-checked="${state}"])`);
    const control = await inPanel(false).filter({ visible: true }).first().elementHandle();
    if (!control) throw new Error('The panel has nothing to switch on.');
    await control.click();
    await tab.waitForFunction(
      (one) => ((one as Element).ariaPressed ?? (one as Element).ariaChecked) === 'true',
      control,
    );
    const { text, label } = await control.evaluate((one) => ({
      text: one.textContent?.trim() ?? '',
      label: (one as Element).ariaLabel ?? '',
    }));
    // A choice is stored shortly afterwards, and must be stored before the page is left.
    await tab.waitForFunction(() => Object.values({ ...localStorage }).some((text) => /"(s":\{|p":\[)"/.test(text)));
    await tab.reload();
    await button.click();
    const again = text ? inPanel(true).filter({ hasText: text }) : inPanel(true).and(tab.getByLabel(label));
    await again.first().waitFor();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
    await new Promise((resolve) => site.close(resolve));
  }
}
