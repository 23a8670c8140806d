import { type Content, html } from '@evenway/stand-in-kit';
import type { SitePage } from '../site-shell.ts';
import type { SiteView } from '../site-view.ts';
import type { Journal } from './journal.ts';
import { journalEnglish } from './journal-english.ts';
import { journalFrench } from './journal-french.ts';

export const journalPage: SitePage = {
  path: '/journal',
  name: { en: 'Journal', fr: 'Journal' },
  render: renderJournal,
};

function renderJournal({ language }: SiteView): Content {
  const t = language === 'fr' ? journalFrench : journalEnglish;
  const [beginning, middle, ...rest] = t.sections;
  return html`<article class="article">
    <p class="byline">${t.byline}</p>
    <h1>${t.title}</h1>
    <p class="opening">${t.opening}</p>
    <nav class="contents" aria-label="${t.contents}"><ol>${t.sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></nav>
    ${beginning ? renderSection(beginning) : ''}
    <figure class="figure wide"><img src="/local/site/files/crumb.png" alt="${t.crumb.alt}" width="560" height="245"><figcaption>${t.crumb.caption}</figcaption></figure>
    ${middle ? renderSection(middle) : ''}
    <aside class="pull-quote"><p>${t.quote}</p></aside>
    <figure class="figure"><img src="/local/site/files/day.svg" alt="${t.day.alt}" width="560" height="170"><figcaption>${t.day.caption}</figcaption></figure>
    <div class="table-wrap"><table>
      <caption>${t.table.caption}</caption>
      <thead><tr>${t.table.head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${t.table.rows.map(([first = '', ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table></div>
    <h2>${t.codeTitle}</h2>
    <pre class="code"><code>${t.code}</code></pre>
    <p>${t.codeNote}</p>
    <p>${t.shortcut.before} ${t.shortcut.keys.map((key) => html`<kbd>${key}</kbd> `)}${t.shortcut.after}</p>
    ${rest.map(renderSection)}
  </article>`;
}

function renderSection({ id, title, paragraphs }: Journal['sections'][number]): Content {
  return html`<h2 id="${id}">${title}</h2>
    ${paragraphs.map((text) => html`<p>${text}</p>`)}`;
}
