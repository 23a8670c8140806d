import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import puppeteer, { type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { SpeechLog } from './speech-log.ts';
import { type Listening, type ScreenReader, startScreenReader } from './start-screen-reader.ts';

const run = promisify(execFile);

/** A person who does not see the screen: presses keys, and goes by what is said. */
export class Listener {
  private constructor(
    private readonly programs: Listening,
    private readonly reader: ScreenReader,
    private readonly log: SpeechLog,
    readonly page: Page,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(programs: Listening): Promise<Listener> {
    const reader = await startScreenReader(programs);
    try {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: programs.firefox,
        headless: false,
        defaultViewport: null,
        env: reader.env,
        extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
      });
      const [page = await browser.newPage()] = await browser.pages();
      const stop = () => browser.close().finally(reader.stop);
      return new Listener(programs, reader, new SpeechLog(reader.log), page, stop);
    } catch (error) {
      await reader.stop();
      throw error;
    }
  }

  /** Opens a page and waits until its title is spoken: by then the screen reader follows the browser. */
  async visit(address: string, title: string): Promise<void> {
    this.log.mark(address);
    await this.page.goto(address);
    const { stdout } = await this.xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox');
    await this.xdotool('windowfocus', stdout.trim().split('\n').at(-1) as string);
    await this.hears(title);
    await this.page.waitForSelector('evenway-widget');
  }

  /** Focuses an element of the page, which must be spoken; Tab continues from there. */
  async startAt(id: string, ...expected: (string | RegExp)[]): Promise<void> {
    this.log.mark(`focus on ${id}`);
    // A click anywhere takes the focus from the browser's own controls.
    await this.xdotool('mousemove', '600', '400', 'click', '1');
    await this.page.evaluate((one) => document.getElementById(one)?.focus(), id);
    await this.hears(...expected);
  }

  /** Presses a key, after which all of these must be spoken, in any order and among other things. */
  async press(key: string, ...expected: (string | RegExp)[]): Promise<void> {
    this.log.mark(key);
    await this.xdotool('key', key);
    await this.hears(...expected);
  }

  /** Presses Tab until a control of this name is reached; at every stop, its visible name must be spoken. */
  async tabTo(name: string, ...expected: (string | RegExp)[]): Promise<void> {
    for (let stops = 0; stops < 60; stops++) {
      const before = await this.focused();
      await this.press('Tab');
      await expect.poll(() => this.focused(), { message: this.transcript() }).not.toEqual(before);
      const { label } = await this.focused();
      await this.hears(label);
      if (label === name) return this.hears(...expected);
    }
    throw new Error(`${name} was not reached:\n${this.transcript()}`);
  }

  transcript(): string {
    return this.log.write();
  }

  private async hears(...expected: (string | RegExp)[]): Promise<void> {
    for (const one of expected) {
      const isHeard = () => this.log.heard().some((said) => matches(said, one));
      await expect.poll(() => (isHeard() ? one : this.log.heard()), { message: this.transcript() }).toBe(one);
    }
  }

  /** The visible label of the focused element, and its position among others of the same name. */
  private focused(): Promise<{ label: string; position: number }> {
    return this.page.evaluate(() => {
      const root = document.activeElement?.shadowRoot ?? document;
      const active = root.activeElement as HTMLInputElement;
      const label = active.labels?.[0]?.textContent || active.getAttribute('aria-label') || active.textContent || '';
      return { label, position: [...root.querySelectorAll('*')].indexOf(active) };
    });
  }

  private xdotool(...args: string[]) {
    return run(this.programs.keyboard, args, { env: this.reader.env });
  }
}

/** Ignores spaces: one is spoken between two pieces of a name that is not in its text. */
const matches = (said: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? said.replace(/\s/g, '').includes(wanted.replace(/\s/g, '')) : wanted.test(said);
