import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Typed into the page; it must not appear anywhere else. */
const canary = '4111222233334444';

export function testPrivacy(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const access = (kind: 'heard' | 'hearing' | 'read') =>
    driver.run((one) => (window as unknown as { access: (kind: string) => string[] }).access(one), kind);

  describe('privacy', () => {
    // One test, since switching everything on takes longer than all the rest.
    test('W06 W07 W09 W10 with every function on, under a strict policy and without one violation, nobody listens to keys, input or forms of the page, reads what is typed, or sends it', {
      timeout: 180_000,
    }, async () => {
      // With everything on, a large window is slow to draw.
      await driver.resize(400, 300);
      await servers.forget();
      await visitor.goto('host-page/strict', { before: ['watch-access'], query: 'bare' });
      const ofPage = await access('heard');
      // The policy allows only the site and our host; a request to a third would be a violation.
      await visitor.open('host-page/strict', { before: ['watch-access'], query: 'strict' });
      await driver.run(() => {
        const form = document.getElementById('form') as Element;
        const password = Object.assign(document.createElement('input'), { type: 'password', id: 'password' });
        const free = Object.assign(document.createElement('div'), { contentEditable: 'true', id: 'free' });
        form.append(password, Object.assign(document.createElement('textarea'), { id: 'area' }), free);
      });
      await visitor.switchEverythingOn(inOneEngine(visitor) ? 'every' : 'last');
      await visitor.until(
        () => [...document.fonts].some((face) => face.family.includes('evenway') && face.status === 'loaded'),
        true,
      );
      await driver.run(() => {
        const list = window.inside.query('select') as HTMLSelectElement;
        list.value = 'fr';
        list.dispatchEvent(new Event('change'));
      });
      await visitor.until(() => window.inside.query('.p h2')?.textContent, 'Réglages d’accessibilité');
      for (const id of ['card', 'password', 'area', 'free']) {
        await driver.run((one) => document.getElementById(one)?.focus(), id);
        expect(
          (await access('hearing')).filter(
            (one) => / (on)?(key\w+|(before)?input|submit)$/.test(one) && !ofPage.includes(one),
          ),
        ).toEqual([]);
        await driver.type(canary);
      }
      // Code that reads it later.
      await driver.run(() => new Promise((resume) => setTimeout(resume, 1200)));
      expect(await access('read')).toEqual([]);
      const heard = (await access('heard')).filter((one) => !ofPage.includes(one));
      expect(heard.filter((one) => !documented.test(one))).toEqual([]);
      // Proves that the recording works.
      expect(heard).toContain('#document focusin');
      const typed = await driver.run(() => (document.getElementById('card') as HTMLInputElement).value);
      expect(typed).toBe(canary);
      const kept = await driver.run(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(kept).toContain('evenway');
      expect(`${kept} ${JSON.stringify(await servers.requests())}`).not.toMatch(trace);
      expect(await visitor.trouble()).toEqual([]);
    });

    test('W11 W12 W13 one host, no cookie, one key, one visit a session without credentials or details', async () => {
      await servers.forget();
      // The site's own cookie: hosts share cookies across ports.
      await visitor.arrive('page', { query: 'private=1&two-hosts&cookie' });
      await visitor.pressMainButton();
      await visitor.choose('Font', 'Lexend');
      await visitor.press('Hide pictures and videos');
      await visitor.until(() => localStorage.getItem('evenway')?.includes('hideMedia'), true);
      const beacons = async () => (await servers.requests()).filter(({ method }) => method === 'POST');
      const reported = async () =>
        (await beacons()).map(({ url }) => url.slice(servers.cdn.length).replace(/v=[\da-f]{8}/, 'v=…'));
      const before = ['/widget/visits/live?v=…&n=1', '/widget/uses/live/font', '/widget/uses/live/hideMedia'];
      // Browsers may drop queued requests when a page is left.
      await expect.poll(reported).toEqual(before);
      await visitor.reload();
      await visitor.pressMainButton();
      await visitor.press('Highlight links');
      await expect.poll(reported).toEqual([...before, '/widget/uses/live/links']);
      const ours = (await servers.requests()).filter(({ url }) => url.startsWith(servers.cdn));
      expect(ours.length).toBeGreaterThan(6);
      // The first file is requested by the page's own snippet.
      for (const { url, cookie, referer, body } of ours.filter((one) => !one.url.endsWith('/widget.js'))) {
        expect([url, cookie ?? '', body]).toEqual([url, '', '']);
        expect(`${referer ?? ''}${url}`).not.toContain('private');
      }
      for (const { referer } of await beacons()) expect(referer ?? '').toBe('');
      const kept = await driver.run(() => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        session: { ...sessionStorage },
      }));
      expect(kept).toEqual({ cookie: 'session=secret', local: ['evenway'], session: {} });
      expect(await visitor.trouble()).toEqual([]);
    });

    test('W21 messages from anywhere are ignored: nobody listens for them', async () => {
      await visitor.open('page', { before: ['watch-access'] });
      await visitor.choose('Contrast', 'Light');
      const look = () =>
        driver.run(() => [
          JSON.stringify(JSON.parse(localStorage.getItem('evenway') ?? '{}').s),
          getComputedStyle(document.getElementById('px') as Element).color,
          getComputedStyle(document.getElementById('px') as Element).fontSize,
          window.inside.query('.p') !== null,
        ]);
      await expect.poll(async () => (await look()).slice(0, 2)).toEqual(['{"contrast":"light"}', 'rgb(0, 0, 0)']);
      const before = await look();
      expect((await access('heard')).filter((one) => one.includes('message'))).toEqual([]);
      expect(await driver.run(() => window.onmessage)).toBeNull();
      await driver.run(async () => {
        const words = [
          'open',
          'close',
          'remove',
          'apply',
          'settings',
          'evenway',
          'config',
          'Evenway.open',
          '__proto__',
        ];
        const values = words.flatMap((word) => [
          word,
          { type: word },
          { action: word, settings: { textSize: '200', contrast: 'dark' } },
          { evenway: { [word]: true } },
          JSON.stringify({ method: word, live: false, script: '//evil.test/x.js' }),
        ]);
        const frame = document.createElement('iframe');
        document.body.append(frame);
        for (const value of [...values, null, 0, '', new ArrayBuffer(8), new Map([['open', true]])]) {
          window.postMessage(value, '*');
          frame.contentWindow?.parent.postMessage(value, '*');
          window.dispatchEvent(new MessageEvent('message', { data: value, origin: 'https://evil.test' }));
        }
        await new Promise((resume) => {
          window.addEventListener('message', ({ data }) => data === 'last' && resume(null));
          window.postMessage('last', '*');
        });
        frame.remove();
      });
      expect(await look()).toEqual(before);
      expect(await visitor.trouble()).toEqual([]);
    });
  });
}

/** The canary, also encoded. */
const trace = new RegExp(
  [canary, [...canary].reverse().join(''), Buffer.from(canary).toString('base64').slice(0, 12)].join('|'),
);

/**
 * Everything that is listened to: the address and the window, presses of triggers, the pointer, the focus, the
 * selection to read aloud, and media and pictures that start.
 */
const documented =
  /^(window (hashchange|load|resize|pagehide|pageshow|storage|scroll|click|online|focus(in)?|pointerdown|mousedown|touchstart|key(down|up))|(#document|shadow root) (pointer(move|over|out|down)|focus(in|out)|scroll|selectionchange|play|volumechange|loadstart|load)|(MediaQueryList|VisualViewport|SpeechSynthesisUtterance) \w+|AbortSignal abort)$/;
