import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

export interface Log {
  errors: string[];
  requests: string[];
}

/**
 * The widget's shadow root is closed; for the tests alone it is opened before anything runs. `log` holds every error,
 * console message and request of the page.
 */
export const test = base.extend<{ log: Log; widget: Widget }>({
  log: async ({ page }, use) => {
    const log: Log = { errors: [], requests: [] };
    page.on('pageerror', (error) => log.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') log.errors.push(message.text());
    });
    page.on('request', (request) => log.requests.push(`${request.method()} ${request.url()}`));
    await use(log);
  },
  widget: async ({ page, log: _log }, use) => {
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const open = Object.assign(Object.create(null), init, { mode: 'open' });
        return attach.call(this, this.localName === 'evenway-widget' ? open : init);
      };
    });
    await use(new Widget(page));
  },
});

export class Widget {
  readonly button: Locator;
  readonly panel: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('evenway-widget .b');
    this.panel = page.locator('evenway-widget .p');
  }

  async goto(url = '/page.html'): Promise<void> {
    await this.page.goto(url);
    await this.button.waitFor({ state: 'attached' });
  }

  async open(url?: string): Promise<void> {
    await this.goto(url);
    await this.button.click();
    await this.panel.waitFor();
    await this.openGroups();
  }

  /** Everything in the panel is in sight afterwards. */
  async openGroups(): Promise<void> {
    await this.panel.evaluate((panel) => {
      for (const group of panel.querySelectorAll<HTMLElement>('h3 [aria-expanded=false]')) group.click();
    });
    await expect(this.panel.locator('.body:empty')).toHaveCount(0);
  }

  /** A toggle or action by its visible name. */
  press(name: string): Promise<void> {
    return this.panel.getByRole('button', { name, exact: true }).first().click();
  }

  /** One option of a choice. */
  choose(group: string, option: string): Promise<void> {
    return this.panel.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
  }

  async size(times: number): Promise<void> {
    for (let press = 0; press < times; press++) await this.press('Larger text');
  }

  /** Sets settings the short way and starts the page again with them. */
  async withSaved(settings: Record<string, string>, url = '/page.html'): Promise<void> {
    await this.page.addInitScript((s) => localStorage.setItem('evenway', JSON.stringify({ s })), settings);
    await this.goto(url);
  }
}

/** The page as text and as drawn, without the widget's own element. */
export function snapshot(page: Page): Promise<{ html: string; styles: string[] }> {
  return page.evaluate(() => {
    const host = document.querySelector('evenway-widget');
    const clone = document.documentElement.cloneNode(true) as Element;
    clone.querySelector('evenway-widget')?.remove();
    const trees: ParentNode[] = [document];
    const styles: string[] = [];
    for (let at = 0; at < trees.length; at++) {
      for (const element of (trees[at] as ParentNode).querySelectorAll('*')) {
        if (element === host) continue;
        if (element.shadowRoot) trees.push(element.shadowRoot);
        const style = getComputedStyle(element);
        let text = element.localName;
        for (const name of style) if (!name.includes('origin')) text += `;${name}:${style.getPropertyValue(name)}`;
        styles.push(text);
      }
    }
    return { html: clone.outerHTML, styles };
  });
}
