import { earlySnippet } from '@evenway/contract';
import { describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

/** Visitors' choices survive our outages, other tabs and the browser's caches, and only choices are stored. */
export function testNeverLose(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem('evenway') ?? '{}');
  const size = () => visitor.styles('font-size', 'px');
  const chooseLargeText = async () => {
    await visitWith(visitor, 'page', { textSize: '200' });
    await visitor.until(() => {
      const { s, k } = JSON.parse(localStorage.getItem('evenway') ?? '{}');
      return [s?.textSize, typeof k];
    }, ['200', 'string']);
  };
  const wait = (ms: number) => driver.run((time) => new Promise((resume) => setTimeout(resume, time)), ms);

  describe('W37 our host is away', () => {
    test.for(sampleOf(visitor, ['down', 'broken', 'missing', 'html', 'slow'], ['down', 'slow'], ['down']))(
      'saved settings stay, and the button comes: %s',
      async (id) => {
        await chooseLargeText();
        await visitor.goto('page', { query: `id=${id}`, fresh: false });
        await expect.poll(size).toEqual(['28px']);
        // The configuration of the previous visit draws the button; one that hangs gets four seconds.
        await expect.poll(() => driver.run(() => window.inside.query('.b') !== null), { timeout: 20_000 }).toBe(true);
        expect(await size()).toEqual(['28px']);
        await visitor.pressMainButton();
        await visitor.press('Smaller text');
        await expect.poll(size).toEqual(['24.5px']);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    // No part has the requested hash, whether from the host or from the browser's cache.
    const noParts =
      "<script>{const {set,get}=Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype,'integrity');Object.defineProperty(HTMLScriptElement.prototype,'integrity',{get,set(value){set.call(this,window.areBack?value:'sha256-'+'A'.repeat(43)+'=')}})}</script>";
    const openWithoutParts = async () => {
      await visitor.goto('page', { query: `id=down&head=${encodeURIComponent(noParts)}`, fresh: false });
      await expect.poll(() => driver.run(() => window.inside.query('.b') !== null), { timeout: 20_000 }).toBe(true);
    };
    const said = () => driver.run(() => (window.inside.query('.b') as HTMLButtonElement).validationMessage);

    test.runIf(inOneEngine(visitor))(
      'without the parts what was applied stays; a press is told so, tries again, and is answered when they are back',
      async () => {
        await chooseLargeText();
        await openWithoutParts();
        expect(await size()).toEqual(['28px']);
        expect(await said()).toBe('');
        await driver.run(() => window.inside.query('.b')?.focus());
        await driver.press('Enter');
        await expect.poll(said).toBe('Accessibility settings: offline');
        expect(await driver.run(() => window.inside.query('.p'))).toBeNull();
        await driver.run(() => {
          (window as unknown as { areBack: boolean }).areBack = true;
        });
        await expect.poll(() => driver.run(() => window.inside.query('.p') !== null)).toBe(true);
        expect(await said()).toBe('');
        expect(await size()).toEqual(['28px']);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    const words = [
      ['fr', 'Réglages d’accessibilité: hors ligne'],
      ['pt-br', 'Configurações de acessibilidade: sem conexão'],
      ['ar', 'إعدادات إمكانية الوصول: غير متصل'],
      ['de', 'Einstellungen zur Barrierefreiheit: offline'],
    ] as const;
    test.for(sampleOf(visitor, words, [words[0], words[3]], []))(
      'a press is told so in the language of the button: %s',
      async ([language, message]) => {
        await chooseLargeText();
        await driver.run((l) => {
          const saved = JSON.parse(localStorage.getItem('evenway') ?? '{}');
          localStorage.setItem('evenway', JSON.stringify({ ...saved, l }));
        }, language);
        await openWithoutParts();
        await driver.run(() => window.inside.query('.b')?.focus());
        await driver.press('Enter');
        await expect.poll(said).toBe(message);
      },
    );

    test.runIf(inOneEngine(visitor))('a clear no ends them for now, and a clear yes brings them back', async () => {
      await chooseLargeText();
      await visitor.goto('page', { query: 'id=off', fresh: false });
      await expect.poll(size).toEqual(['14px']);
      await visitor.until(() => 'Evenway' in window, false);
      // Nothing is applied before the response arrives.
      await visitor.goto('page', { query: 'id=slow', fresh: false });
      await wait(300);
      expect(await size()).toEqual(['14px']);
      await visitor.visit('page', { fresh: false });
      await expect.poll(size).toEqual(['28px']);
    });

    test.runIf(inOneEngine(visitor))('tries are bounded, and go on at once when the network is back', async () => {
      await visitor.goto('page', { before: ['record-requests'], query: 'id=broken' });
      const tries = () => driver.run(() => window.requests.settled);
      const goOnline = () => driver.run(() => void dispatchEvent(new Event('online')));
      await expect.poll(tries).toBeGreaterThanOrEqual(1);
      for (let count = 2; count <= 5; count++) {
        // Repeated, because the wait starts slightly after the response.
        await expect.poll(() => goOnline().then(tries)).toBeGreaterThanOrEqual(count);
      }
      for (let time = 0; time < 9; time++) await goOnline();
      // Five in total.
      expect(await driver.run(() => window.requests.asked.length)).toBe(5);
      expect(await driver.run(() => document.querySelector('evenway-widget'))).toBeNull();
    });
  });

  test('W37 a visitor who leaves at once after choosing finds the choice on the next page', async () => {
    await visitor.open();
    await visitor.leave(() => {
      window.inside.panelButton('Larger text')?.click();
      location.assign(`${location.pathname}?before=inside&next`);
    });
    await visitor.untilArrived(() => 'inside' in window && location.search.endsWith('next'));
    await expect.poll(size).toEqual(['15.4px']);
  });

  describe('W36 before the page is drawn', () => {
    test('the snippet for the head applies what is saved before the body is there, and the loader takes it over', async () => {
      await chooseLargeText();
      const head = earlySnippet({ cdnUrl: servers.cdn, uniqueId: 'live' });
      const probe =
        '<script>addEventListener("DOMContentLoaded",()=>{window.early=getComputedStyle(document.getElementById("px")).fontSize})</script>';
      await visitor.visit('page', { query: `bare&head=${encodeURIComponent(head + probe)}`, fresh: false });
      expect(await driver.run(() => (window as unknown as { early: string }).early)).toBe('28px');
      expect(await driver.run(() => document.adoptedStyleSheets.length)).toBe(1);
      await visitor.pressMainButton();
      await visitor.press('Reset all');
      await expect.poll(size).toEqual(['14px']);
      expect(await driver.run(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))('also on a page whose style sheets are large, and with contrast', async () => {
      await visitWith(visitor, '/uswds.html', { contrast: 'dark', textSize: '150' });
      // Made from all of the page's rules, and larger than any other real page needs.
      const length = () => driver.run(kept).then(({ c }) => `${c}`.length);
      await expect.poll(length, { timeout: 30_000 }).toBeGreaterThan(200_000);
      const look = () => {
        const { fontSize, color } = getComputedStyle(document.querySelector('h1') as Element);
        return [fontSize, color];
      };
      const settled = await driver.run(look);
      const head = earlySnippet({ cdnUrl: servers.cdn, uniqueId: 'live' });
      const probe = `<script>addEventListener("DOMContentLoaded",()=>{window.early=(${look})()})</script>`;
      await visitor.visit('/uswds.html', { query: `bare&head=${encodeURIComponent(head + probe)}`, fresh: false });
      expect(await driver.run(() => (window as unknown as { early: string[] }).early)).toEqual(settled);
    });

    test.runIf(inOneEngine(visitor))('a page with other style sheets is not given the sheet of this one', async () => {
      await chooseLargeText();
      await driver.run(() => {
        const saved = JSON.parse(localStorage.getItem('evenway') ?? '');
        localStorage.setItem('evenway', JSON.stringify({ ...saved, g: 'https://example.com/other.css|3;' }));
      });
      const head = earlySnippet({ cdnUrl: servers.cdn, uniqueId: 'slow' });
      await visitor.goto('page', { query: `bare&head=${encodeURIComponent(head)}`, fresh: false });
      await wait(200);
      expect(await size()).toEqual(['14px']);
    });
  });

  describe('W40 several tabs', () => {
    /** A frame of the same site shares the storage and gets storage events like a tab. */
    const openTab = (before: string) =>
      driver.run(async (early) => {
        const frame = document.createElement('iframe');
        frame.id = 'tab';
        frame.style.cssText = 'width:600px;height:500px';
        frame.src = `/page.html?before=inside${early}`;
        document.body.append(frame);
        const window_ = () => frame.contentWindow as Window;
        while (!window_().inside?.query('.b')) await new Promise((resume) => setTimeout(resume, 20));
        window_().Evenway.open();
        while (!window_().inside.query('.p')) await new Promise((resume) => setTimeout(resume, 20));
      }, before);
    const pressInTab = (name: string) =>
      driver.run(async (one) => {
        const { inside } = (document.getElementById('tab') as HTMLIFrameElement).contentWindow as Window;
        while (!inside.panelButton(one)) await new Promise((resume) => setTimeout(resume, 20));
        inside.panelButton(one)?.click();
      }, name);
    const settings = () => driver.run(kept).then(({ s }) => s);

    test('a tab follows what is chosen in another, in the page and in the panel', async () => {
      await visitor.open();
      await openTab('');
      await pressInTab('Highlight links');
      await expect.poll(() => visitor.styles('outline-style', 'link')).toEqual(['solid']);
      await expect.poll(() => visitor.isPressed('Highlight links')).toBe('true');
      await pressInTab('Reset all');
      await expect.poll(() => visitor.styles('outline-style', 'link')).toEqual(['none']);
      await expect.poll(settings).toBeUndefined();
    });

    test.runIf(inOneEngine(visitor))('a tab that was asleep writes only what it has changed', async () => {
      await visitor.open();
      await openTab('&before=deaf-tab');
      await visitor.press('Highlight headings');
      await expect.poll(settings).toEqual({ headings: 'on' });
      await pressInTab('Highlight links');
      await expect.poll(settings).toEqual({ headings: 'on', links: 'on' });
      await expect.poll(() => visitor.isPressed('Highlight links')).toBe('true');
    });

    test.runIf(inOneEngine(visitor))(
      'a page that comes back from the cache of the browser shows what was chosen since',
      async () => {
        await visitor.visit();
        await driver.run(() => {
          localStorage.setItem('evenway', JSON.stringify({ s: { links: 'on' }, k: '{"live":true}' }));
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        });
        await expect.poll(() => visitor.styles('outline-style', 'link')).toEqual(['solid']);
      },
    );
  });

  describe('W51 what is kept', () => {
    test('nothing before a choice, and nothing after it was taken back', async () => {
      const all = () => driver.run(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
      await visitor.visit();
      await visitor.reload();
      await visitor.pressMainButton();
      expect(await all()).toEqual([{}, {}, '']);
      await visitor.press('Larger text');
      await visitor.until(() => Object.keys(localStorage), ['evenway']);
      await visitor.press('Reset all');
      await expect.poll(all).toEqual([{}, {}, '']);
    });

    test.runIf(inOneEngine(visitor))('a value that is no longer known is dropped by itself', async () => {
      await visitor.visit();
      await driver.run(() =>
        localStorage.setItem(
          'evenway',
          JSON.stringify({ s: { links: 'on', textSize: '999', magnifier: 'on' }, l: 'fr' }),
        ),
      );
      await visitor.visit('page', { fresh: false });
      await expect.poll(() => visitor.styles('outline-style', 'link')).toEqual(['solid']);
      expect(await size()).toEqual(['14px']);
      expect(await driver.run(() => window.inside.query('.b')?.getAttribute('aria-label'))).toBe(
        'Réglages d’accessibilité',
      );
      await expect.poll(() => driver.run(kept).then(({ s, l }) => [s, l])).toEqual([{ links: 'on' }, 'fr']);
    });
  });
}
