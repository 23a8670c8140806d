import { createHash } from 'node:crypto';
import { isWebAddress, type Language, type StatementBlock, type StatementInline } from '@evenway/contract';
import { type Content, html, toSource } from '@evenway/html';
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts';
import { dateIn } from './describe-statement.ts';
import { statementTexts } from './texts/statement-texts.ts';

export interface StatementPage {
  readonly language: Language;
  readonly title: string;
  readonly blocks: readonly StatementBlock[];
  readonly organization: string;
  readonly number: number;
  readonly publishedAt: Date;
  readonly brandName: string;
  readonly isIndexable: boolean;
  /** Framed on another page: only the statement, without header and footer. */
  readonly isEmbedded: boolean;
  /** The same statement in the other language, where it is published. */
  readonly other: { readonly language: Language; readonly href: string } | null;
}

/** A statement as a page or a file: no script, nothing loaded, and the template escapes everything that people typed. */
export function renderStatement(page: StatementPage): string {
  const { language, title, blocks, isIndexable, isEmbedded, other } = page;
  const texts = statementTexts[language].page;
  const robots = isIndexable ? '' : html`<meta name="robots" content="noindex">`;
  const switcher =
    other && !isEmbedded
      ? html`<nav><a href="${other.href}" lang="${other.language}" hreflang="${other.language}">${statementTexts[other.language].page.otherLanguage}</a></nav>\n`
      : '';
  const hosted = texts.hostedBy(page.brandName, page.organization);
  const version = texts.version(page.number, dateIn(language, page.publishedAt));
  return toSource(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${robots}<title>${title}</title>
<style>${STYLE}</style></head>
<body>
${switcher}<main>
<h1>${title}</h1>
${blocks.map((block) => html`${renderBlock(block, isEmbedded)}\n`)}</main>
<footer><p>${version}${isEmbedded ? '' : ` ${hosted}`}</p></footer>
</body></html>
`);
}

/** The same for every address without a page: one that never existed, is offline, or is gone. */
export const missingStatement = (): string =>
  toSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Not found</title>
<style>${STYLE}</style></head>
<body><main><h1>There is no statement at this address.</h1><p lang="fr">Il n’y a pas de déclaration à cette adresse.</p></main></body></html>
`);

function renderBlock(block: StatementBlock, isEmbedded: boolean): Content {
  const inline = (parts: readonly StatementInline[]) => parts.map((part) => renderInline(part, isEmbedded));
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'subheading':
      return html`<h3>${block.text}</h3>`;
    case 'paragraph':
      return html`<p>${inline(block.parts)}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  }
}

function renderInline(part: StatementInline, isEmbedded: boolean): Content {
  if (typeof part === 'string') return part;
  if (!mayLinkTo(part.href)) return part.text;
  // Links placed only for search engines gain nothing.
  const attributes = isEmbedded ? html` rel="nofollow noopener" target="_blank"` : html` rel="nofollow"`;
  return html`<a href="${part.href}"${attributes}>${part.text}</a>`;
}

const mayLinkTo = (href: string): boolean => /^(?:mailto:[^\s"'<>]+|tel:\+?\d+)$/.test(href) || isWebAddress(href);

const STYLE = html`:root{color-scheme:light dark;--ink:#0f172a;--ground:#fff;--line:#64748b;--link:#1a3fae}
@media (prefers-color-scheme:dark){:root{--ink:#f1f5f9;--ground:#0b1020;--line:#94a3b8;--link:#a9c1ff}}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
nav,main,footer{max-width:42rem;margin:0 auto;padding:1rem}
nav{text-align:end}
h1{font-size:1.875rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.3rem;line-height:1.3;margin:2rem 0 .5rem}
h3{font-size:1.0625rem;margin:1.25rem 0 .25rem}
p,ul{margin:0 0 .75rem}
ul{padding-inline-start:1.25rem}
li{margin-block-end:.5rem}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
footer{font-size:.9375rem}
footer p{border-top:1px solid var(--line);padding-top:1rem}
@media print{:root{--ink:#000;--ground:#fff;--link:#000}nav{display:none}h2,h3{break-after:avoid}li,p{break-inside:avoid}a[href^=http]::after{content:" (" attr(href) ")"}}
`;

const styleHash = `style-src 'sha256-${createHash('sha256').update(toSource(STYLE)).digest('base64')}'`;
/** The one style that is in the page, and nothing else. */
export const STATEMENT_POLICY = `${NOTHING_ALLOWED}; ${styleHash}`;
/** The same, in a frame of any page. */
export const EMBEDDED_POLICY = STATEMENT_POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *');
