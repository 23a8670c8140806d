import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');
const DAY = 24 * 60 * 60 * 1000;

/** Runs the script in a page, and returns what it did to the page and the storage. */
function open(
  stored: Record<string, string>,
  { lang = 'en', publicPage = 'landing', path = '/', referrer = '', period = '', rendered = '' } = {},
) {
  const storage = new Map(Object.entries(stored));
  const listeners = new Map<string, (event: object) => void>();
  const attributes = new Set<string>();
  const root = {
    lang,
    hidden: false,
    dataset: { publicPage, renderedScreen: rendered && 'true' } as Record<string, string>,
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? attributes.add(name) : attributes.delete(name)),
  };
  const replace = vi.fn();
  const screen = { dataset: { rendered }, replaceChildren: vi.fn() };
  const spare = { content: 'the other language', dataset: { title: 'Its title' } };
  const find = (selector: string) => {
    if (selector.startsWith('template')) return selector.includes(`"${rendered}"`) ? null : spare;
    return period ? { value: period } : null;
  };
  const listen = (type: string, listener: (event: object) => void) => {
    // Several listen to the storage; each handles its own keys.
    const before = listeners.get(type);
    listeners.set(type, (event) => {
      before?.(event);
      listener(event);
    });
  };
  const document = {
    documentElement: root,
    referrer,
    title: '',
    querySelectorAll: () => [],
    querySelector: find,
    getElementById: () => screen,
    addEventListener: listen,
  };
  const globals = {
    document,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    location: { origin: 'https://evenway.example', pathname: path, search: '', hash: '', replace },
    addEventListener: listen,
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  const tell = (type: string, event: object) => listeners.get(type)?.(event);
  return { root, storage, attributes, replace, document, screen, tell };
}

const tokenOf = (age: number) => {
  const claims = { sub: 'zoé@evenway.example', iat: Math.floor((Date.now() - age) / 1000) };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
};
const isMarked = (token: string) => open({ authToken: token }).attributes.has('data-signed-in');

it('a public page knows who signed in here, as long as the session can live', () => {
  expect(isMarked(tokenOf(0))).toBe(true);
  expect(isMarked(tokenOf(6.9 * DAY))).toBe(true);
  expect(isMarked(tokenOf(7.1 * DAY))).toBe(false);
  expect(isMarked('nonsense')).toBe(false);
  expect(open({}).attributes.has('data-signed-in')).toBe(false);
});

it('a public page hears of signing in and out elsewhere', () => {
  const page = open({});
  page.tell('storage', { key: 'authToken', newValue: tokenOf(0) });
  expect(page.attributes.has('data-signed-in')).toBe(true);
  page.tell('storage', { key: 'authToken', newValue: null });
  expect(page.attributes.has('data-signed-in')).toBe(false);
  page.storage.set('authToken', tokenOf(0));
  page.tell('pageshow', { persisted: true });
  expect(page.attributes.has('data-signed-in')).toBe(true);
});

it('a language is stored only when someone chooses it: a French address is not a choice', () => {
  const french = open({}, { lang: 'fr', path: '/fr' });
  expect(Object.fromEntries(french.storage)).toEqual({});
  const link = { hreflang: 'en', hash: '', closest: (selector: string) => (selector === 'a[hreflang]' ? link : null) };
  french.tell('click', { target: link });
  expect(Object.fromEntries(french.storage)).toEqual({ language: 'en' });
});

it('a chosen French leads from an English page to its twin', () => {
  const english = open({ language: 'fr' }, { path: '/policies/terms' });
  expect(english.replace).toHaveBeenCalledWith('/fr/policies/terms');
  expect(english.root.hidden).toBe(true);
});

it('the application goes on in the language of the public page that led to it', () => {
  const from = (referrer: string, stored = {}) => open(stored, { publicPage: '', referrer }).root.lang;
  expect(from('https://evenway.example/fr')).toBe('fr');
  expect(from('https://evenway.example/fr/policies/terms')).toBe('fr');
  expect(from('https://evenway.example/')).toBe('en');
  expect(from('https://evenway.example/french')).toBe('en');
  expect(from('https://other.example/fr')).toBe('en');
  expect(from('https://evenway.example/fr', { language: 'en' })).toBe('en');
  expect(from('', { language: 'fr' })).toBe('fr');
});

it('a screen that the server rendered in the other language is put into the reader’s before it is seen', () => {
  const openScreen = (stored: Record<string, string>, rendered: string) => {
    const page = open(stored, { publicPage: '', lang: rendered, rendered });
    page.tell('readystatechange', {});
    return page;
  };
  const french = openScreen({ language: 'fr' }, 'en');
  expect(french.root.lang).toBe('fr');
  expect(french.screen.replaceChildren).toHaveBeenCalledWith('the other language');
  expect(french.screen.dataset.rendered).toBe('fr');
  expect(french.document.title).toBe('Its title');
  expect(openScreen({ language: 'en' }, 'fr').screen.dataset.rendered).toBe('en');
  expect(openScreen({}, 'en').screen.replaceChildren).not.toHaveBeenCalled();
});

it('a plan leads to the signup with the period that was chosen, also before the prices have followed', () => {
  const link = {
    search: '?plan=growth&period=yearly',
    closest: (selector: string) => (selector.includes('period=') ? link : null),
  };
  open({}, { period: 'monthly' }).tell('click', { target: link });
  expect(link.search).toBe('?plan=growth&period=monthly');
});
