import { displayDomain, type Language, MESSAGE_LIMITS, type MessageWord, messageAddress } from '@evenway/contract';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import type { StoredMessage } from '../message-repository.ts';
import { visitorTexts } from './visitor-texts.ts';

export const VISITOR_STYLE_PATH = '/message/style.css';

/** What went wrong with something that the visitor wanted to add. */
export type Problem = 'empty' | 'tooLong' | 'links' | 'full' | 'busy';

interface Shown {
  readonly language: Language;
  readonly secret: string;
  readonly stored: StoredMessage;
  readonly words: readonly MessageWord[];
  readonly isAdded?: boolean;
  readonly problem?: Problem;
  /** What was typed, given back with a problem. */
  readonly typed?: string;
}

/** A message as its visitor sees it. Everything anyone typed is text. */
export function visitorPage({ language, secret, stored, words, isAdded, problem, typed = '' }: Shown): string {
  const texts = visitorTexts[language];
  const { message } = stored;
  const domain = escapeHtml(displayDomain(stored.domain));
  const address = messageAddress(secret);
  const other = texts.otherLanguage;
  const error = problem && `<p class="error" id="problem" role="alert"><strong>${texts[problem]}</strong></p>`;
  return frame(
    { language, title: texts.title(domain) },
    `<header><a href="${address}?lang=${other.language}" lang="${other.language}" hreflang="${other.language}">${other.label}</a></header>
<main>
<h1>${texts.title(domain)}</h1>
${isAdded ? `<p class="done" role="status"><strong>${texts.added}</strong></p>` : ''}
<p class="state ${message.status}"><span>${texts.statusLabel}: </span><strong>${texts.status[message.status]}</strong></p>
<section>
<p class="small">${texts.sent} ${dateOf(message.createdAt, language)}</p>
<h2>${texts.goal}</h2>
${paragraphs(message.goal)}
<h2>${texts.barrier}</h2>
${paragraphs(message.barrier)}
${message.path === null ? '' : `<h2>${texts.page}</h2><p class="text">${escapeHtml(message.path)}</p>`}
</section>
<h2 id="answers">${texts.conversation}</h2>
${words.length === 0 ? `<p>${texts.nothingYet}</p>` : words.map((word) => drawWord(word, language, domain)).join('\n')}
<form method="post" action="${address}">
<h2><label for="text">${texts.add}</label></h2>
${error ?? ''}<p class="small" id="hint">${texts.addHint}</p>
<textarea id="text" name="text" rows="5" required maxlength="${MESSAGE_LIMITS.barrier}" aria-describedby="hint${problem ? ' problem' : ''}"${problem ? ' aria-invalid="true"' : ''}>${escapeHtml(typed)}</textarea>
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

/** For what was deleted just now, and for an address that leads to nothing. */
export function closingPage(language: Language, what: 'deleted' | 'gone'): string {
  const texts = visitorTexts[language];
  const title = what === 'deleted' ? texts.deletedTitle : texts.goneTitle;
  return frame({ language, title }, `<main><h1>${title}</h1><p>${texts[what]}</p></main>`);
}

const frame = ({ language, title }: { language: Language; title: string }, body: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title>
<link rel="stylesheet" href="${VISITOR_STYLE_PATH}"></head>
<body>
${body}
</body></html>
`;

function drawWord({ from, text, at }: MessageWord, language: Language, domain: string): string {
  const texts = visitorTexts[language];
  const who = from === 'owner' ? texts.fromOwner(domain) : texts.fromYou;
  return `<section class="${from}"><h3>${who}</h3><p class="small">${dateOf(new Date(at), language)}</p>${paragraphs(text)}</section>`;
}

const paragraphs = (text: string): string => `<p class="text">${escapeHtml(text)}</p>`;

const dateOf = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date);

export const visitorStyle = `:root{color-scheme:light dark;--ink:#0f172a;--ground:#fbfaf7;--card:#fff;--line:#8a8578;--link:#1a3fae;--good:#1b7f4b;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--ink:#f1f5f9;--ground:#0b1020;--card:#141b2f;--line:#64748b;--link:#a9c1ff;--good:#4ade80;--bad:#fb9aa6}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 Verdana,sans-serif}
header,main{max-width:42rem;margin:0 auto;padding:1rem}
header{text-align:end}
a{color:var(--link)}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.15rem;line-height:1.3;margin:1.5rem 0 .5rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
section h2{font-size:1rem;margin:1rem 0 .25rem}
p{margin:0 0 .5rem}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
section,.state,.error,.done{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem}
.state,.done,.error,.owner{border-inline-start-width:.5rem}
.answered,.mended,.done,.owner{border-inline-start-color:var(--good)}
.error{border-color:var(--bad)}
.visitor{margin-inline-start:1.5rem}
.small{font-size:.9375rem}
textarea,button,summary{font:inherit}
textarea{display:block;width:100%;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:inherit}
[aria-invalid]{border:2px solid var(--bad)}
button{margin-top:.75rem;min-height:44px;padding:.5rem 1.25rem;border:2px solid var(--link);border-radius:.5rem;background:var(--link);color:var(--card);font-weight:700;cursor:pointer}
.danger{border-color:var(--bad);background:transparent;color:var(--bad)}
details{margin:2rem 0 1rem}
summary{display:inline-block;min-height:44px;padding:.5rem 0;color:var(--link);text-decoration:underline;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
@media (forced-colors:active){button{forced-color-adjust:none;background:ButtonFace;color:ButtonText;border-color:ButtonText}}
`;
