import { html, toSource } from '@evenway/stand-in-kit';
import type { SiteView } from '../site-view.ts';

/** What a booking service would frame: a separate page, which the widget of the surrounding page cannot reach. */
export function renderCalendar({ language }: SiteView): string {
  const t = TEXTS[language];
  return toSource(html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <title>${t.title}</title>
  <link rel="stylesheet" href="/local/site/files/calendar.css">
</head>
<body>
  <h1>${t.title}</h1>
  <ul>${t.days.map(([day, why]) => html`<li><b>${day}</b> ${why}</li>`)}</ul>
</body>
</html>
`);
}

const TEXTS = {
  en: {
    title: 'Closed days',
    days: [
      ['Every Monday', 'We sleep'],
      ['1 January', 'We sleep longer'],
      ['First week of August', 'The sea'],
      ['24 December', 'From noon on'],
    ],
  },
  fr: {
    title: 'Jours de fermeture',
    days: [
      ['Tous les lundis', 'On dort'],
      ['1er janvier', 'On dort plus longtemps'],
      ['Première semaine d’août', 'La mer'],
      ['24 décembre', 'À partir de midi'],
    ],
  },
} as const;
