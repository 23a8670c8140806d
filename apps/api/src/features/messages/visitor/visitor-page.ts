import { displayDomain, type Language, MESSAGE_LIMITS, type MessageWord, messageAddress } from '@evenway/contract';
import { html, type Markup } from '@evenway/html';
import { renderPage } from '../html-page.ts';
import type { StoredMessage } from '../message-repository.ts';
import { visitorTexts } from './visitor-texts.ts';

/** Why an addition of the visitor was refused. */
export type Problem = 'empty' | 'tooLong' | 'links' | 'full' | 'busy';

interface Shown {
  readonly language: Language;
  readonly secret: string;
  readonly stored: StoredMessage;
  readonly words: readonly MessageWord[];
  readonly isAdded?: boolean;
  readonly isConfirmed?: boolean;
  /** From the mail to the address that was left: lets the reader confirm it. */
  readonly token?: string | null;
  readonly problem?: Problem;
  /** What was typed, shown again with the problem. */
  readonly typed?: string;
}

/** A message as its visitor sees it. The template escapes everything that people typed. */
export function visitorPage({
  language,
  secret,
  stored,
  words,
  isAdded,
  isConfirmed,
  token,
  problem,
  typed = '',
}: Shown): string {
  const texts = visitorTexts[language];
  const { message } = stored;
  const domain = displayDomain(stored.domain);
  const address = messageAddress(secret);
  const other = texts.otherLanguage;
  const error = problem && html`<p class="error" id="problem" role="alert"><strong>${texts[problem]}</strong></p>`;
  return renderPage(
    { language, title: texts.title(domain) },
    html`<header><a href="${address}?lang=${other.language}" lang="${other.language}" hreflang="${other.language}">${other.label}</a></header>
<main>
<h1>${texts.title(domain)}</h1>
${isAdded ? html`<p class="done" role="status"><strong>${texts.added}</strong></p>` : ''}
${isConfirmed ? html`<p class="done" role="status"><strong>${texts.confirmed}</strong></p>` : ''}
${token ? html`<form method="post" action="${address}/address"><p>${texts.confirmHint(domain)}</p><input type="hidden" name="address" value="${token}"><button>${texts.confirm}</button></form>` : ''}
<p class="state ${message.status}"><span>${texts.statusLabel}: </span><strong>${texts.status[message.status]}</strong></p>
<section>
<p class="small">${texts.sent} ${dateOf(message.createdAt, language)}</p>
<h2>${texts.goal}</h2>
${paragraphs(message.goal)}
<h2>${texts.barrier}</h2>
${paragraphs(message.barrier)}
${message.path === null ? '' : html`<h2>${texts.page}</h2><p class="text">${message.path}</p>`}
</section>
<h2 id="answers">${texts.conversation}</h2>
${words.length === 0 ? html`<p>${texts.nothingYet}</p>` : words.map((word) => renderWord(word, language, domain))}
<form method="post" action="${address}">
<h2><label for="text">${texts.add}</label></h2>
${error ?? ''}<p class="small" id="hint">${texts.addHint}</p>
<textarea id="text" name="text" rows="5" required maxlength="${MESSAGE_LIMITS.barrier}" aria-describedby="hint${problem ? ' problem' : ''}"${problem ? html` aria-invalid="true"` : ''}>${typed}</textarea>
<button>${texts.addButton}</button>
</form>
<details>
<summary>${texts.deleteTitle}</summary>
<form method="post" action="${address}/delete">
<p>${texts.deleteHint(domain)}</p>
<button class="danger">${texts.deleteButton}</button>
</form>
</details>
<p class="small">${texts.private}</p>
</main>`,
  );
}

/** After a deletion, and for an address that leads to nothing. */
export function closingPage(language: Language, what: 'deleted' | 'gone'): string {
  const texts = visitorTexts[language];
  const title = what === 'deleted' ? texts.deletedTitle : texts.goneTitle;
  return renderPage({ language, title }, html`<main><h1>${title}</h1><p>${texts[what]}</p></main>`);
}

function renderWord({ from, text, at }: MessageWord, language: Language, domain: string): Markup {
  const texts = visitorTexts[language];
  const who = from === 'owner' ? texts.fromOwner(domain) : texts.fromYou;
  return html`<section class="${from}"><h3>${who}</h3><p class="small">${dateOf(new Date(at), language)}</p>${paragraphs(text)}</section>`;
}

const paragraphs = (text: string): Markup => html`<p class="text">${text}</p>`;

/** Without a script the reader's time zone is unknown, so the date names its own. */
const dateOf = (date: Date, language: Language) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;
