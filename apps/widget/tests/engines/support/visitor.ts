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
    await this.driver.run((url) => location.assign(url), this.address(page, visit));
    await this.until(() => 'inside' in window && location.hostname !== 'news.example.com', true);
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

  untilPanel(): Promise<void> {
    return this.until(() => window.inside.query('.p') !== null, true);
  }

  async until<Result>(look: () => Result, expected: Result): Promise<void> {
    await expect.poll(() => this.driver.run(look)).toEqual(expected);
  }

  /** Opens the group of a control; what is in groups is loaded with the first of them. */
  private async reveal(name: string, option?: string): Promise<void> {
    const find = (one: string, other?: string) =>
      (other ? window.inside.radio(one, other) : window.inside.panelButton(one)) !== null;
    await expect.poll(() => this.driver.run(find, name, option), { message: `${name} is there` }).toBe(true);
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
    await this.reveal(name);
    const [x, y] = await this.driver.run((one) => {
      const button = window.inside.panelButton(one);
      if (!button) throw new Error(`There is no button ${one}`);
      return window.inside.place(button);
    }, name);
    await this.driver.click(x, y);
  }

  /** One option of a choice. */
  async choose(group: string, option: string): Promise<void> {
    await this.reveal(group, option);
    const [x, y] = await this.driver.run(
      (one, other) => {
        const radio = window.inside.radio(one, other);
        if (!radio) throw new Error(`There is no ${other} of ${one}`);
        return window.inside.place(radio);
      },
      group,
      option,
    );
    await this.driver.click(x, y);
    await expect.poll(() => this.isChosen(group, option)).toBe(true);
  }

  async pressTimes(name: string, times: number): Promise<void> {
    for (let press = 0; press < times; press++) {
      await this.press(name);
      await this.untilDrawn();
    }
  }

  /** What a press changes about the panel is in its place with the next frame. */
  async untilDrawn(): Promise<void> {
    await this.driver.run(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Every switch once, then each choice of every group. */
  async switchEverythingOn(): Promise<void> {
    await this.openGroups();
    await this.pressTimes('Larger text', 2);
    const { switches, choices } = await this.driver.run(() => {
      const panel = window.inside.query('.p') as Element;
      const text = (element: Element | null) => element?.textContent as string;
      return {
        switches: [...panel.querySelectorAll('section button[aria-pressed=false]')].map(text),
        choices: [...panel.querySelectorAll('fieldset')].flatMap((group) =>
          [...group.querySelectorAll('label')].map((label) => [text(group.querySelector('legend')), text(label)]),
        ),
      };
    });
    for (const name of switches) if ((await this.isPressed(name)) === 'false') await this.press(name);
    for (const [group, option] of choices) await this.choose(group as string, option as string);
  }

  async isPressed(name: string): Promise<string | null> {
    await this.reveal(name);
    return this.driver.run((one) => window.inside.panelButton(one)?.getAttribute('aria-pressed') ?? null, name);
  }

  async isChosen(group: string, option: string): Promise<boolean> {
    await this.reveal(group, option);
    return this.driver.run((one, other) => window.inside.radio(one, other)?.checked ?? false, group, option);
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
