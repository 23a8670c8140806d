import {
  type Brand,
  defaultBrand,
  emptySiteContent,
  type Language,
  type Plan,
  type SiteContent,
  type SiteRenderer,
} from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solutions } from '../../content/landing/solutions.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { createRenderer } from './render.tsx';

const plan = (name: string, amount: number, yearly: boolean): Plan => ({
  id: `${name} ${yearly}`,
  name,
  amount,
  yearly,
  description: '',
});
/** Recognizable, and stated nowhere. */
const SCALE_AMOUNT = 98_765;
const TEMPLATE = '<html lang="en"><head><!--evenway-head--></head><body><!--evenway-body--></body></html>';

interface Site {
  language?: Language;
  /** With local services on, samples replace what the operator has not filled in yet. */
  localServices?: boolean;
  content?: Partial<SiteContent>;
  bookingUrls?: Brand['bookingUrls'];
}

// Rendering a page changes the global language, which other tests share.
afterAll(() => languagePreference.pin('en'));

let render: SiteRenderer;
let html: string;
beforeAll(async () => {
  render = await createRenderer();
  html = renderPage();
}, 60_000);

function renderPage({
  language = 'en',
  localServices = true,
  content = {},
  bookingUrls = defaultBrand.bookingUrls,
}: Site = {}): string {
  return render({
    template: TEMPLATE,
    page: 'landing',
    language,
    webUrl: 'https://evenway.example',
    settings: {
      apiUrl: '/api',
      brand: { ...defaultBrand, bookingUrls },
      providers: { google: true, facebook: true },
      localServices,
      demoAccounts: [],
    },
    content: { ...emptySiteContent, ...content },
    plans: [plan('Growth', 41, true), plan('Scale', SCALE_AMOUNT, true), plan('Starter', 20.5, true)],
  });
}

const textOf = (part: string) =>
  part
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
/** The HTML of a section, or of another part of the page, up to its end. */
const part = (start: string, end: string, page = html) => {
  const from = page.indexOf(start);
  return from < 0 ? '' : page.slice(from, page.indexOf(end, from) + end.length);
};
const section = (id: string, page = html) => part(`id="${id}"`, '</section>', page);
const itemsOf = (piece: string) => piece.match(/<li[^>]*>.*?<\/li>/g) ?? [];
const linksOf = (piece: string) =>
  [...piece.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => [
    textOf(words ?? '').trim(),
    href,
  ]);
const expectWords = (id: string, words: readonly string[]) => {
  const text = textOf(section(id)).toLowerCase();
  expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
};

describe('the landing page', () => {
  it('names the twelve functions of the widget', () => {
    expectWords('features', [
      ...['text size', 'letter spacing', 'line height', 'dyslexia-friendly fonts', 'high contrast', 'grayscale'],
      ...['color saturation', 'hide media', 'highlight links', 'focus tunnel', 'big cursor', 'mute sounds'],
    ]);
  });

  it.each(['en', 'fr'] as const)('the amount of Scale stands nowhere in the source of the page in %s', (language) => {
    const page = renderPage({ language });
    expect(page).toContain('Scale');
    // However it may be grouped.
    expect(page.match(/.{40}98\D{0,7}765.{40}/)?.[0]).toBeUndefined();
    expect(page).toMatch(/20[.,]5/);
  });

  it.each([
    ['en', 'Not available yet:'],
    ['fr', 'Pas encore disponible'],
  ] as const)(
    'in %s, each audience reads what exists, with a link that leads there, and what does not',
    (language, later) => {
      const page = renderPage({ language });
      const cards = section('solutions', page).split('<h3').slice(1);
      expect(cards).toHaveLength(Object.keys(solutions).length);
      for (const [index, { today, later: missing }] of Object.values(solutions).entries()) {
        const [existing = '', rest = ''] = (cards[index] ?? '').split('</ul>');
        const links = linksOf(existing);
        expect(links).toHaveLength(Object.keys(today).length);
        expect(itemsOf(existing)).toHaveLength(links.length);
        for (const [words, address = ''] of links) {
          expect(words, address).not.toBe('');
          // The tests of the documentation and a journey open the other ones.
          if (address.startsWith('#')) expect(page, words).toContain(`id="${address.slice(1)}"`);
          else expect(address).toMatch(/^\/api\/docs(#(webhooks|command-line))?$/);
        }
        expect(rest).toContain(later);
        expect(
          textOf(rest)
            .split(', ')
            .filter((words) => words.trim() !== ''),
        ).toHaveLength(missing.length);
        expect(linksOf(rest)).toEqual([]);
      }
    },
  );

  it('what the product has is not announced as missing', () => {
    const EXISTS = ['api', 'webhooks', 'commandLine', 'check', 'statement', 'messages'];
    const audiences = Object.values(solutions);
    const today = audiences.flatMap((audience) => Object.keys(audience.today));
    expect(EXISTS.filter((name) => !today.includes(name))).toEqual([]);
    expect(audiences.flatMap(({ later }): readonly string[] => later).sort()).toEqual([
      ...['bulkScanning', 'clientManagement', 'plugins', 'reports', 'reports'],
      ...['revenueSharing', 'scans', 'sdk', 'whiteLabel'],
    ]);
    expectWords('products', ['Page check', 'Accessibility statement', 'Messages from visitors', 'API, webhooks']);
    expect(section('products').match(/Available now/g)).toHaveLength(4);
  });

  it('announces diagnostics and reports as coming soon, with what they will do', () => {
    expectWords('products', ['Diagnostics Tool', 'Reports Dashboard', 'accessibility issues on a page', 'WCAG 2.1']);
    expect(section('products').match(/Coming soon/g)).toHaveLength(2);
  });

  it('shows three steps, of which two are to come', () => {
    expect(section('how-it-works').match(/<h3/g)).toHaveLength(3);
    expectWords('how-it-works', ['enable', 'widget', 'diagnostics', 'reports']);
    expect(section('how-it-works').match(/Coming soon/g)).toHaveLength(2);
  });

  it('names its audiences, and the themes they look for', () => {
    expectWords('solutions', [
      ...['Website owners', 'Enterprises', 'Agencies', 'Developers', 'Companies'],
      'Several websites, several people',
    ]);
    expectWords('audiences', ['Vision', 'Cognitive', 'Seizure safe', 'ADHD', 'Dyslexia']);
  });

  it.each([
    ['Agencies', ['White-label reports', 'Client management', 'Bulk scanning', 'Revenue sharing']],
    ['Developers', ['REST API', 'CI/CD plugins', 'SDK libraries', 'Webhooks']],
  ])('%s read on their own card of what is for them', (audience, words) => {
    const card =
      section('solutions')
        .split('<h3')
        .find((one) => one.includes(`>${audience}</h3>`)) ?? '';
    expect(words.filter((word) => !textOf(card).includes(word))).toEqual([]);
  });

  it('lists ten platforms, with icons that mean nothing to a screen reader', () => {
    const items = itemsOf(section('integrations'));
    expect(items).toHaveLength(10);
    for (const item of items) expect(item).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(linksOf(items.join(''))).toEqual([]);
  });

  it('gives the three figures', () => {
    expectWords('problem', ['94.8%', '4,187', '16%']);
  });

  it('marks ratings and testimonials as what they are: samples', () => {
    for (const [language, mark] of [
      ['en', '>Sample<'],
      ['fr', '>Exemple<'],
    ] as const) {
      const page = renderPage({ language });
      const voices = itemsOf(section('testimonials', page));
      expect(voices.length).toBeGreaterThan(0);
      for (const voice of voices) {
        expect(voice).toContain(mark);
        expect(voice.match(/>[^<]+</g)?.length, 'a mark, a text, an author and a role').toBeGreaterThanOrEqual(4);
      }
      expect(part('<p', '</p>', section('testimonials', page)), 'how many use it').toContain(mark);
      const recognition = part('Certifications</h3>', '</section>', page);
      expect(recognition).toMatch(/4[.,]8 (out of|sur) 5/);
      for (const item of itemsOf(recognition)) expect(item).toContain(mark);
    }
  });

  it('claims nothing of its own accord: no certificate, rating, voice, number of users or company', () => {
    const page = renderPage({ localServices: false });
    expect(section('testimonials', page)).toBe('');
    expect(textOf(section('resources', page))).not.toMatch(/certif|rating|out of/i);
    expect(textOf(section('about', page))).not.toContain('Who we are');
    expect(page).not.toMatch(/Sample</);
  });

  it('shows what the operator says of itself, with links to where it can be checked', () => {
    const content = {
      company: {
        name: 'Evenway SAS',
        address: ['3 rue Plane', 'Lyon'],
        registration: { en: 'RCS Lyon 1', fr: 'R.C.S. 1' },
      },
      ratings: [{ site: 'Some Reviews', score: 4.25, outOf: 5, url: 'https://reviews.example' }],
      testimonials: [
        { text: { en: 'It helps.', fr: 'Ça aide.' }, author: 'A. B.', role: { en: 'Baker', fr: 'Boulangère' } },
      ],
    };
    const page = renderPage({ language: 'fr', content, localServices: false });
    expect(linksOf(section('resources', page))).toContainEqual([
      expect.stringContaining('4,3 sur 5'),
      'https://reviews.example',
    ]);
    expect(textOf(section('testimonials', page))).toMatch(/Ça aide\..*A\. B\..*Boulangère/);
    expect(textOf(section('about', page))).toMatch(/Evenway SAS 3 rue Plane Lyon R\.C\.S\. 1/);
    expect(page).not.toContain('>Exemple<');
  });

  it('tells of mission, values, vision and team', () => {
    expectWords('about', ['Mission', 'Values', 'Vision', 'Team']);
  });

  it('sells per website, with a free trial on every plan, cheapest first', () => {
    expectWords('pricing', ['per website', 'Starter', 'Growth', 'Scale', 'Custom', '$20.50', '$41']);
    expect(section('pricing').match(/7-day free trial/g)).toHaveLength(3);
    const names = [...section('pricing').matchAll(/<h3[^>]*>(\w+)<\/h3>/g)].map(([, name]) => name);
    expect(names).toEqual(['Starter', 'Growth', 'Scale']);
  });

  it('leads from its calls to action to signup', () => {
    const hero = html.slice(html.indexOf('<main'), html.indexOf('id="problem"'));
    for (const piece of [hero, section('pricing'), part('id="start-title"', '</section>')])
      expect(linksOf(piece).filter(([, href]) => href?.startsWith('/auth/signup'))).not.toEqual([]);
  });

  it('has every entry in its header, and a logo that leads home', () => {
    const header = part('<header', '</header>');
    const names = linksOf(header).map(([name]) => name);
    for (const name of ['Products', 'Solutions', 'Book', 'Pricing', 'Resources', 'FAQ', 'About Us', 'Login', 'Sign Up'])
      expect(names).toContain(name);
    expect(linksOf(header)[0]?.[1]).toBe('/');
    expect(linksOf(header)).toContainEqual(['Login', '/auth/login']);
    expect(linksOf(header)).toContainEqual(['Sign Up', '/auth/signup']);
  });

  it.each(['en', 'fr'] as const)('offers no meeting in %s that cannot be booked, but a mail instead', (language) => {
    const hasMail = (piece: string) =>
      linksOf(piece).some(([, href]) => href === `mailto:${defaultBrand.supportEmail}`);
    const closing = (page: string) => part('id="start-title"', '</section>', page);
    const scale = (page: string) => section('pricing', page).split('<h3').at(-1) ?? '';

    const offered = renderPage({ language });
    expect(linksOf(section('book', offered)).map(([, href]) => href)).toEqual(Object.values(defaultBrand.bookingUrls));
    expect([scale(offered), closing(offered)].map(hasMail)).toEqual([false, false]);

    const none = renderPage({ language, bookingUrls: { 30: null, 60: null } });
    expect(section('book', none)).toBe('');
    expect(linksOf(none).filter(([, href]) => href?.endsWith('#book'))).toEqual([]);
    expect([scale(none), closing(none)].map(hasMail)).toEqual([true, true]);

    const longOnly = renderPage({ language, bookingUrls: { 30: null, 60: 'https://cal.example/60' } });
    expect(linksOf(section('book', longOnly)).map(([, href]) => href)).toEqual(['https://cal.example/60']);
    expect(hasMail(scale(longOnly))).toBe(true);
  });

  it('has support, the professional network, four policies and the year in its footer', () => {
    const footer = part('<footer', '</footer>');
    const targets = linksOf(footer).map(([, href]) => href);
    expect(targets).toEqual(
      expect.arrayContaining([
        `mailto:${defaultBrand.supportEmail}`,
        defaultBrand.networkUrl ?? '',
        ...['/policies/privacy', '/policies/terms', '/policies/cookies', '/policies/security'],
      ]),
    );
    expect(textOf(footer)).toContain('2025');
  });
});
