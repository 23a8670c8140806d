import { type Language, publicAddress, statusAddress } from '@evenway/contract';
import { type Content, html, toSource } from '@evenway/html';
import type { Announcement } from './announcement-repository.ts';
import type { HealthHistory, Incident } from './health-history-repository.ts';
import { statusTexts } from './status-texts.ts';
import { isDown, PARTS, type Part, type PartSummary, summarize } from './summarize.ts';
import type { CurrentHealth } from './watch-health.ts';

export const STATUS_STYLE_PATH = '/status/style.css';

interface StatusView {
  readonly language: Language;
  readonly brandName: string;
  readonly now: Date;
  readonly current: CurrentHealth;
  /** Null if it cannot be read. */
  readonly history: HealthHistory | null;
}

/** A page without a script. Colors are never the only indicator: every state is also a word. */
export function statusPage({ language, brandName, now, current, history }: StatusView): string {
  const texts = statusTexts[language];
  const title = texts.title(brandName);
  const anyDown = PARTS.some((part) => isDown(part, current));
  return toSource(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="stylesheet" href="${STATUS_STYLE_PATH}"><link rel="alternate" hreflang="${texts.other.language}" href="${statusAddress(texts.other.language)}"></head>
<body>
<header><a href="${publicAddress('landing', language)}">${texts.home(brandName)}</a> <a href="${statusAddress(texts.other.language)}" lang="${texts.other.language}" hreflang="${texts.other.language}">${texts.other.label}</a></header>
<main>
<h1>${title}</h1>
<p class="now ${anyDown ? 'down' : 'up'}"><strong>${anyDown ? texts.someDown : texts.allGood}</strong><br>${texts.asOf(timeOf(now, language))}</p>
${drawAnnouncements(current.announcements, language)}${PARTS.map((part) => drawPart(part, language, current, history))}<h2>${texts.incidents}</h2>
${drawIncidents(language, history)}
<p class="small">${history ? `${texts.watchedSince(dayOf(history.since, language))} ` : ''}${texts.howMeasured}</p>
</main></body></html>
`);
}

function drawAnnouncements(announcements: readonly Announcement[], language: Language): Content {
  if (announcements.length === 0) return '';
  return html`<section>
<h2>${statusTexts[language].announcements}</h2>
${announcements.map((announcement) => drawAnnouncement(announcement, language))}</section>
`;
}

function drawAnnouncement({ textEn, textFr, startsAt }: Announcement, language: Language): Content {
  const when = statusTexts[language].announced(timeOf(startsAt, language));
  return html`<p>${language === 'fr' ? textFr : textEn}<br><span class="when">${when}</span></p>
`;
}

function drawPart(part: Part, language: Language, current: CurrentHealth, history: HealthHistory | null): Content {
  const texts = statusTexts[language];
  const { name, what } = texts.parts[part];
  const summary = history && summarize(part, history, current);
  const state = isDown(part, current) ? texts.down : texts.works;
  return html`<section>
<h2>${name} <span class="state ${isDown(part, current) ? 'down' : 'up'}">${state}</span></h2>
<p>${what}${summary ? availability(summary, language) : ''}</p>
${summary ? drawDays(summary, language) : ''}
</section>
`;
}

function availability({ available, since }: PartSummary, language: Language): string {
  if (available === null) return '';
  // Never rounded up to 100 %.
  const percent = Math.floor(available * 100_000) / 100_000;
  const formatted = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(percent);
  return ` · ${statusTexts[language].available(formatted, since && dayOf(since, language))}`;
}

const WIDTH = 6;
const GAP = 2;
/** Days without measurements are low, so that they do not look like good ones. */
const HEIGHTS = { unknown: 4, good: 24, brief: 24, long: 24 } as const;

/** One bar per day. Hovering shows the day in a title; everyone else reads the list of incidents. */
function drawDays({ days }: PartSummary, language: Language): Content {
  const texts = statusTexts[language];
  const bars = days.map(({ date, state }, index) => {
    const height = HEIGHTS[state];
    const title = state === 'unknown' ? '' : html`<title>${dayOf(date, language)}: ${texts.dayStates[state]}</title>`;
    return html`<g class="${state}">${title}<rect x="${index * (WIDTH + GAP)}" y="${24 - height}" width="${WIDTH}" height="${height}" rx="1"/>${state === 'long' ? html`<rect class="mark" x="${index * (WIDTH + GAP) + 1}" y="10" width="4" height="4"/>` : ''}</g>`;
  });
  return html`<svg viewBox="0 0 ${days.length * (WIDTH + GAP) - GAP} 24" preserveAspectRatio="none" role="img" aria-label="${texts.days}">${bars}</svg>
<p class="ends"><span>${texts.ago}</span><span>${texts.today}</span></p>`;
}

function drawIncidents(language: Language, history: HealthHistory | null): Content {
  const texts = statusTexts[language];
  if (!history) return html`<p><strong>${texts.noHistory}</strong></p>`;
  if (history.incidents.length === 0) return html`<p>${texts.noIncidents}</p>`;
  return html`<ul>${history.incidents.map((incident) => drawIncident(incident, language))}</ul>`;
}

function drawIncident({ kind, startedAt, endedAt }: Incident, language: Language): Content {
  const texts = statusTexts[language];
  const { name, what } = texts.kinds[kind];
  const from = timeOf(startedAt, language);
  const when = endedAt
    ? texts.lasted(from, durationOf(endedAt.getTime() - startedAt.getTime(), language))
    : texts.goesOn(from);
  return html`<li><strong>${name}</strong><br>${when}${endedAt ? html`<br>${what}` : ''}</li>`;
}

const dayOf = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
const timeOf = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date);

/** The two largest units are enough to know how bad it was. */
function durationOf(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  const units = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3_600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ] as const;
  return units
    .filter(([, count]) => count > 0)
    .slice(0, 2)
    .map(([unit, count]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}

export const statusStyle = `:root{color-scheme:light dark;--ink:#0f172a;--ground:#fbfaf7;--card:#fff;--line:#8a8578;--link:#1a3fae;--good:#1b7f4b;--brief:#b45309;--long:#b42318;--unknown:#8a8578}
@media (prefers-color-scheme:dark){:root{--ink:#f1f5f9;--ground:#0b1020;--card:#141b2f;--line:#64748b;--link:#a9c1ff;--good:#4ade80;--brief:#fbbf24;--long:#fb7185;--unknown:#64748b}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 Verdana,sans-serif}
header,main{max-width:46rem;margin:0 auto;padding:1rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1rem}
a{color:var(--link)}
h1{font-size:1.75rem;line-height:1.2;margin:1rem 0}
h2{font-size:1.15rem;line-height:1.3;margin:0 0 .25rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
main>h2{margin-top:2rem}
p{margin:0 0 .5rem}
.now,section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem}
.now{border-inline-start-width:.5rem}
.now.up{border-inline-start-color:var(--good)}
.now.down{border-inline-start-color:var(--long)}
.now strong{font-size:1.25rem}
.state{font-size:1rem}
.state.up{color:var(--good)}
.state.down{color:var(--long)}
svg{display:block;width:100%;height:1.75rem;margin-top:.75rem}
.good{fill:var(--good)}.brief{fill:var(--brief)}.long{fill:var(--long)}.unknown{fill:var(--unknown)}.mark{fill:var(--card)}
.ends{display:flex;justify-content:space-between;font-size:.875rem;margin:.25rem 0 0}
ul{padding-inline-start:1.25rem}
li{margin-block-end:1rem}
.when{font-size:.875rem}
.small{font-size:.875rem;margin-top:2rem}
`;
