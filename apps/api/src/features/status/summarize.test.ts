import { describe, expect, it } from 'vitest';
import type { Incident } from './health-history-repository.ts';
import { statusPage } from './status-page.ts';
import { DAYS, summarize } from './summarize.ts';

const now = new Date('2026-06-30T12:00:00Z');
const at = (text: string) => new Date(`2026-06-${text}Z`);
const well = { isDatabaseAway: false, areJobsLate: false, announcements: [] };
const history = (incidents: Incident[], since = '2026-01-01') => ({ since: new Date(since), now, incidents });

describe('the last 90 days', () => {
  it('count time once that two incidents share, and only for the parts that they took away', () => {
    const past = history([
      { kind: 'database', startedAt: at('29T10:00'), endedAt: at('29T10:40') },
      { kind: 'service', startedAt: at('29T10:30'), endedAt: at('29T11:00') },
    ]);
    const minutes = (part: 'application' | 'widget') => summarize(part, past, well).days.at(-2);
    expect(minutes('application')).toMatchObject({ downMinutes: 60, state: 'long' });
    expect(minutes('widget')).toMatchObject({ downMinutes: 30, state: 'long' });
    expect(summarize('widget', past, well).days).toHaveLength(DAYS);
  });

  it('split an incident at midnight, and let one that goes on last until now', () => {
    const past = history([{ kind: 'jobs', startedAt: at('29T23:50'), endedAt: null }]);
    const { days } = summarize('messages', past, { ...well, areJobsLate: true });
    expect(days.slice(-2).map(({ downMinutes }) => downMinutes)).toEqual([10, 720]);
    expect(days.slice(-2).map(({ state }) => state)).toEqual(['brief', 'long']);
  });

  it('say nothing of days that nobody watched', () => {
    const { days, available } = summarize('widget', history([], '2026-06-29T00:00:00Z'), well);
    expect(days.map(({ state }) => state)).toEqual([...new Array(88).fill('unknown'), 'good', 'good']);
    expect(available).toBe(1);
  });
});

describe('the status page', () => {
  const page = (change: Partial<Parameters<typeof statusPage>[0]> = {}) =>
    statusPage({ language: 'en', brandName: 'Evenway', now, current: well, history: history([]), ...change });

  it('never rounds an outage away', () => {
    const rendered = page({
      history: history([{ kind: 'service', startedAt: at('29T10:00:00'), endedAt: at('29T10:00:20') }]),
    });
    expect(rendered).toContain('99.999% available in the last 90 days');
    expect(rendered).toContain('June 29, 2026 at 10:00 AM UTC, for 20 seconds');
  });

  it('says since when it measures, until that is 90 days', () => {
    const young = { history: history([], '2026-06-29T08:00:00Z') };
    expect(page(young)).toContain('100% available since June 29, 2026');
    expect(page({ ...young, language: 'fr' })).toMatch(/disponible à 100\s% depuis le 29 juin 2026/);
    expect(page({ language: 'fr' })).toMatch(/disponible à 100\s% sur les 90 derniers jours/);
  });

  it('says in both languages what does not work, and that the history cannot be read', () => {
    const away = { current: { ...well, isDatabaseAway: true }, history: null };
    expect(page(away)).toMatch(
      /Some things are not working[\s\S]*Widget on your website <span class="state up">Works[\s\S]*dashboard <span class="state down">Not working[\s\S]*We cannot read our history/,
    );
    expect(page({ ...away, language: 'fr' })).toMatch(
      /Ne fonctionne pas[\s\S]*Nous ne pouvons pas lire notre historique/,
    );
  });

  it('shows what was announced and when, in the reader’s language and as plain text', () => {
    const told = {
      ...{ id: 'a', textEn: 'We move <b>tonight</b>.', textFr: 'Nous déménageons cette nuit.' },
      ...{ startsAt: at('30T08:00:00'), endsAt: null, createdAt: now },
    };
    const announcing = { current: { ...well, announcements: [told] } };
    const rendered = page(announcing);
    expect(rendered).toContain('We move &lt;b&gt;tonight&lt;/b&gt;.');
    expect(rendered).toContain('Posted on June 30, 2026 at 8:00 AM UTC');
    expect(rendered.indexOf('We move')).toBeLessThan(rendered.indexOf('Incidents'));
    expect(page({ ...announcing, language: 'fr' })).toMatch(
      /Annonces[\s\S]*Nous déménageons[\s\S]*Publiée le 30 juin 2026/,
    );
    expect(page()).not.toContain('Announcements');
  });

  it('carries the name of the operator without its markup', () => {
    expect(page({ brandName: '<b>A & B</b>' })).toContain('&lt;b&gt;A &amp; B&lt;/b&gt; status');
  });
});
