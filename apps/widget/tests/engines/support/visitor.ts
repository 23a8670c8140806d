import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Driver } from '../drivers/driver.ts';
import type {} from './inside.ts';
import type { Servers } from './start-servers.ts';

interface Visit {
  before?: string[];
  query?: string;
  /** Whether nothing is remembered of earlier visits. */
  fresh?: boolean;
  /** What was chosen on an earlier visit; all else of it is forgotten. */
  settings?: Record<string, string>;
  /** The site under another name. */
  host?: string;
}

/** A person at the browser: presses what can be seen, by pointer or keyboard, and remembers nothing of earlier tests. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly servers: Servers,
  ) {}

  /** Goes to a page for the first time and waits for the button to be there, shown or not. */
  async visit(page = 'page', visit?: Visit): Promise<void> {
    await this.goto(page, visit);
    await this.untilButton();
  }

  /** Comes from another site by a link, as a visit begins. */
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

  /** Leaves the page once this call was answered: one that is gone answers no more. */
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
    // With saved settings it waits for them.
    await this.until(() => (window.inside.query('.b')?.offsetWidth ?? 0) > 0, true);
    const [x, y] = await this.driver.run(() => window.inside.place(window.inside.query('.b') as Element));
    await this.driver.click(x, y);
    await this.untilPanel();
  }

  untilButton(): Promise<void> {
    return this.until(() => window.inside.query('.b') !== null, true);
  }

  /** Something of the page lies over the button: it notices by itself and moves, and a press before would miss it. */
  untilButtonMoved(): Promise<void> {
    return this.until(() => window.inside.query('.b')?.style.bottom !== '', true);
  }

  untilPanel(): Promise<void> {
    return this.until(() => window.inside.query('.p') !== null, true);
  }

  /** Looks in the page itself, where a look costs next to nothing. */
  async until<Result>(look: () => Result, expected: Result): Promise<void> {
    const watch = new Function('wanted', `return window.inside.until(${look}, wanted)`) as (
      wanted: Result,
    ) => Promise<Result>;
    await expect.poll(() => this.driver.run(watch, expected)).toEqual(expected);
  }

  /** The same from outside, where the page may go away meanwhile or has nothing of the tests in it. */
  async untilArrived(look: () => boolean, expected = true): Promise<void> {
    await expect.poll(() => this.driver.run(look)).toBe(expected);
  }

  /** Everything the panel holds is in sight afterwards. */
  async openGroups(): Promise<void> {
    await this.until(() => {
      const panel = window.inside.query('.p') as Element;
      for (const group of panel.querySelectorAll<HTMLElement>('h3 [aria-expanded=false]')) group.click();
      return panel.querySelector('.body:empty');
    }, null);
  }

  /** A button of the panel, by its name. */
  async press(name: string): Promise<void> {
    await this.clickOn(name);
  }

  /** One option of a choice. */
  async choose(group: string, option: string): Promise<void> {
    await this.clickOn(group, option);
    await expect.poll(() => this.isChosen(group, option)).toBe(true);
  }

  private async clickOn(name: string, option?: string): Promise<void> {
    const [x, y] = await this.driver.run(
      async (one, other) => window.inside.place(await window.inside.control(one, other ?? undefined)),
      name,
      option ?? null,
    );
    await this.driver.click(x, y);
  }

  /** Once by the pointer, and further times as a keyboard does it, without looking for its place again. */
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

  /** What a press changes about the panel is in its place with the next frame. */
  async untilDrawn(): Promise<void> {
    await this.driver.run(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Every switch once, then each choice of every group, until all that they load has come. */
  async switchEverythingOn(): Promise<void> {
    await this.openGroups();
    await this.pressTimes('Larger text', 2);
    await this.pressAll('section button[aria-pressed]');
    await this.pressAll('fieldset input[type=radio]');
    const loaded = () => this.driver.run(() => performance.getEntriesByType('resource').length);
    for (let last = -1, now = await loaded(); now !== last; ) {
      await pause(300);
      [last, now] = [now, await loaded()];
    }
  }

  /** A few at a time: a driver does not wait longer than half a minute for any work. */
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

  /** What the widget's host was asked for since the last `servers.forget`, as method and path. */
  async asked(part = ''): Promise<string[]> {
    const { cdn, requests } = this.servers;
    const asked = (await requests()).filter(({ url }) => url.startsWith(cdn) && url.includes(part));
    return asked.map(({ method, url }) => `${method} ${url.slice(cdn.length)}`);
  }

  trouble(): Promise<string[]> {
    return this.driver.run(() => window.inside.trouble);
  }
}
