import type { Language } from '@evenway/contract';
import { type Content, html, toSource } from '@evenway/html';
import type { FastifyReply } from 'fastify';
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts';

export const PAGE_STYLE_PATH = '/message/style.css';

const POLICY = `${NOTHING_ALLOWED.replace("form-action 'none'", "form-action 'self'")}; style-src 'self'`;

/** A page rendered by this feature, which needs no script. */
export const renderPage = ({ language, title }: { language: Language; title: string }, body: Content): string =>
  toSource(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title>
<link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head>
<body>
${body}
</body></html>
`);

/** Never cached or indexed: the address of such a page is a secret. */
export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(page);

/** The language in the address, else the reader's known one, else the browser's. */
export function languageOf(
  { query, headers }: { query: { lang?: string }; headers: { 'accept-language'?: string | undefined } },
  known?: Language,
): Language {
  if (query.lang === 'fr' || query.lang === 'en') return query.lang;
  return known ?? ((headers['accept-language'] ?? '').toLowerCase().startsWith('fr') ? 'fr' : 'en');
}

export const pageStyle = `:root{color-scheme:light dark;--ink:#0f172a;--ground:#fbfaf7;--card:#fff;--line:#8a8578;--link:#1a3fae;--good:#1b7f4b;--bad:#b42318}
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
