import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Driver } from '../drivers/driver.ts';
import type {} from './inside.ts';
import type { Servers } from './start-servers.ts';

interface Visit {
  before?: string[];
  query?: string;
  /** Whether earlier visits are forgotten. */
  fresh?: boolean;
  /** What was chosen on an earlier visit, of which everything else is forgotten. */
  settings?: Record<string, string>;
  /** The site under another host name. */
  host?: string;
}

/** A person at the browser: presses what is visible, by pointer or keyboard, and remembers nothing of earlier tests. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly servers: Servers,
  ) {}

  /** Opens a page for the first time and waits until the button exists, visible or not. */
  async visit(page = 'page', visit?: Visit): Promise<void> {
    await this.goto(page, visit);
    await this.untilButton();
  }

  /** Follows a link from another site, as a visit begins. */
  async arrive(page = 'page', visit?: Visit): Promise<void> {
    await this.goto(page, { host: 'news.example.com', query: 'bare' });
    await this.leave((url) => location.assign(url), this.address(page, visit));
    await this.untilArrived(() => 'inside' in window && location.hostname !== 'news.example.com');
    await this.untilButton();
  }

  /** The same without waiting for anything. */
  async goto(page: string, visit?: Visit): Promise<void> {
    await this.driver.goto(this.address(page, visit));
  }

  address(page: string, { before = [], query = '', fresh = true, settings, host }: Visit = {}): string {
    const early = ['inside', ...before].map((name) => `before=${name}`).join('&');
    const site = host ? this.servers.site.replace('127.0.0.1', host) : this.servers.site;
    const file = page.endsWith('.html') ? page : `/${page}.html`;
    const chosen = settings ? `&settings=${encodeURIComponent(JSON.stringify(settings))}` : '';
    return `${site}${file}?${early}${fresh ? '&fresh' : ''}${chosen}&${query}`;
  }

  /** Leaves the page after this call has returned, because a page that is gone does not respond. */
  async leave(how: (url: string) => void, url = ''): Promise<void> {
    const soon = new Function('url', `setTimeout(${how}, 0, url)`) as (url: string) => void;
    await this.driver.run(soon, url);
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.untilButton();
  }

  async open(page?: string, visit?: Visit): Promise<void> {
    await this.visit(page, visit);
    await this.pressMainButton();
  }

  async pressMainButton(): Promise<void> {
    // With saved settings, the button waits for them.
    await this.until(() => (window.inside.query('.b')?.offsetWidth ?? 0) > 0, true);
    const [x, y] = await this.driver.run(() => window.inside.pressPoint(window.inside.query('.b') as Element));
    await this.driver.click(x, y);
    await this.untilPanel();
  }

  untilButton(): Promise<void> {
    return this.until(() => window.inside.query('.b') !== null, true);
  }

  /** Something of the page covers the button: it notices and moves by itself, and an earlier press would miss it. */
  untilButtonMoved(): Promise<void> {
    return this.until(() => window.inside.query('.b')?.style.bottom !== '', true);
  }

  /** The part that follows the page has started. */
  untilFollowed(): Promise<void> {
    return this.untilFetched('follow');
  }

  /** A part has loaded and started: its script element goes away just before. */
  untilFetched(part: string): Promise<void> {
    return this.until(
      new Function(`
        return performance.getEntriesByType('resource').some(({ name }) => name.includes('/parts/${part}-')) &&
          !document.querySelector('script[src*="/parts/${part}-"]')`) as () => boolean,
      true,
    );
  }

  untilPanel(): Promise<void> {
    return this.until(() => window.inside.query('.p') !== null, true);
  }

  /** Polls in the page itself, where that costs next to nothing. */
  async until<Result>(look: () => Result, expected: Result): Promise<void> {
    const watch = new Function('wanted', `return window.inside.until(${look}, wanted)`) as (
      wanted: Result,
    ) => Promise<Result>;
    await expect.poll(() => this.driver.run(watch, expected)).toEqual(expected);
  }

  /** Polls from outside, because the page may go away meanwhile or has none of our test code. */
  async untilArrived(look: () => boolean, expected = true): Promise<void> {
    await expect.poll(() => this.driver.run(look)).toBe(expected);
  }

  /** Makes everything in the panel visible. */
  async openGroups(): Promise<void> {
    await this.until(() => {
      const panel = window.inside.query('.p') as Element;
      for (const group of panel.querySelectorAll<HTMLElement>('h3 [aria-expanded=false]')) group.click();
      return panel.querySelector('.body:empty');
    }, null);
  }

  /** Presses a button of the panel, by its name. */
  async press(name: string): Promise<void> {
    await this.clickOn(name);
  }

  /** Selects an option of a choice. */
  async choose(group: string, option: string): Promise<void> {
    await this.clickOn(group, option);
    await expect.poll(() => this.isChosen(group, option)).toBe(true);
  }

  private async clickOn(name: string, option?: string): Promise<void> {
    const [x, y] = await this.driver.run(
      async (one, other) => window.inside.pressPoint(await window.inside.control(one, other ?? undefined)),
      name,
      option ?? null,
    );
    await this.driver.click(x, y);
  }

  /** Once by pointer, then as a keyboard does it, without looking for its position again. */
  async pressTimes(name: string, times: number): Promise<void> {
    await this.press(name);
    await this.untilDrawn();
    await this.driver.run(
      async (one, count) => {
        for (let press = 0; press < count; press++) {
          (await window.inside.control(one)).click();
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }
      },
      name,
      times - 1,
    );
  }

  /** Changes to the panel after a press are in place with the next frame. */
  async untilDrawn(): Promise<void> {
    await this.driver.run(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Every switch once, then every choice of every group or the last one, until everything they need has loaded. */
  async switchEverythingOn(choices: 'every' | 'last'): Promise<void> {
    await this.openGroups();
    await this.pressTimes('Larger text', 2);
    await this.pressAll('section button[aria-pressed]');
    await this.pressAll(`fieldset .seg > ${choices === 'last' ? ':last-child' : '*'} > input`);
    const loaded = () => this.driver.run(() => performance.getEntriesByType('resource').length);
    for (let last = -1, now = await loaded(); now !== last; ) {
      await pause(300);
      [last, now] = [now, await loaded()];
    }
  }

  /** A few at a time: a driver waits no longer than half a minute. */
  private async pressAll(controls: string): Promise<void> {
    for (let from = 0, count = 1; from < count; from += 6)
      count = await this.driver.run(
        async (which, first) => {
          const all = [...(window.inside.query('.p') as Element).querySelectorAll<HTMLElement>(which)];
          for (const control of all.slice(first, first + 6)) {
            // Profiles have pressed some of them.
            if (control.getAttribute('aria-pressed') !== 'true') control.click();
            await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          }
          return all.length;
        },
        controls,
        from,
      );
  }

  isPressed(name: string): Promise<string | null> {
    return this.driver.run(async (one) => (await window.inside.control(one)).getAttribute('aria-pressed'), name);
  }

  isChosen(group: string, option: string): Promise<boolean> {
    return this.driver.run(
      async (one, other) => ((await window.inside.control(one, other)) as HTMLInputElement).checked,
      group,
      option,
    );
  }

  /** One computed value of several elements, by their ids. */
  styles(property: string, ...ids: string[]): Promise<string[]> {
    return this.driver.run(
      (name, list) => list.map((id) => getComputedStyle(document.getElementById(id) as Element).getPropertyValue(name)),
      property,
      ids,
    );
  }

  /** The requests to the widget's host since the last `servers.forget`, as method and path. */
  async asked(part = ''): Promise<string[]> {
    const { cdn, requests } = this.servers;
    const asked = (await requests()).filter(({ url }) => url.startsWith(cdn) && url.includes(part));
    return asked.map(({ method, url }) => `${method} ${url.slice(cdn.length)}`);
  }

  trouble(): Promise<string[]> {
    return this.driver.run(() => window.inside.trouble);
  }
}
