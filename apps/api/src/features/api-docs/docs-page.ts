import { type Brand, WEBHOOK_EVENTS } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints, WEBHOOK_WHEN } from '@evenway/contract/schemas';
import { html, type Markup, toSource } from '@evenway/html';

interface DocsPage {
  readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
  /** Also the calls of the application, which nobody builds on. */
  readonly withApplication: boolean;
}

/** A readable page without a script: what customers' programs can do, and where the full description is. */
export function docsPage({ brand, withApplication }: DocsPage): string {
  const title = `${brand.name} API`;
  const email = brand.supportEmail;
  return toSource(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>${title}</h1>
<p>A failed call answers with <code>message</code>, <code>error</code> and <code>code</code>.</p>
<h2 id="calls">For your programs</h2>
<p>These calls take a key of your organization: <code>Authorization: Bearer evw_live_…</code>. An admin makes one in Settings, API keys. They are stable: within v1, fields and calls are only added. OpenAPI 3.1: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
${table('For your programs', 'Scope', publicEndpoints, ({ scope }) => scope ?? 'any key')}
<h2 id="webhooks">Webhooks</h2>
<p>We call your server when something happens. An admin adds its address in Settings, Webhooks, and chooses among these events:</p>
<ul>
${WEBHOOK_EVENTS.map((name) => html`<li><code>${name}</code>: ${WEBHOOK_WHEN[name]}</li>\n`)}</ul>
<p>Each is a signed <code>POST</code> with <code>id</code>, <code>type</code>, <code>apiVersion</code>, <code>createdAt</code> and <code>data</code>. The header <code>Evenway-Signature</code> is <code>t=&lt;seconds&gt;,v1=&lt;signature&gt;</code>: compare each <code>v1</code> with the hex HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;raw body&gt;</code> under the secret of your address, and refuse what is older than five minutes. Respond with 2xx within ten seconds. An event may arrive twice: remember its <code>id</code>.</p>
<h2 id="command-line">Command line</h2>
<p><code>evenway</code> registers websites, changes the settings of their widget, prints their snippets and reads their usage. <code>evenway check</code> looks for accessibility barriers in the installed Chrome or Chromium, in a terminal or in a build, and needs no account. It runs on Node without further packages; <code>evenway --help</code> lists its commands. Write to <a href="mailto:${email}">${email}</a> to get it.</p>
${withApplication ? applicationCalls() : ''}</main></body></html>
`);
}

const applicationCalls = () => html`<h2 id="application">Of the application</h2>
<p>These calls belong to our own pages and change with them. OpenAPI 3.1: <a href="/api/docs/openapi.json">/api/docs/openapi.json</a>.</p>
${table('Of the application', 'Access', endpoints, ({ access }) => access)}
`;

function table(
  label: string,
  lastHeader: string,
  described: Readonly<Record<string, Endpoint>>,
  lastCell: (endpoint: Endpoint) => string,
): Markup {
  const rows = Object.values(described).map(
    (endpoint) => html`<tr>
<th scope="row"><code>${endpoint.method}</code></th>
<td><code>/api${endpoint.path}</code></td>
<td>${endpoint.summary}</td>
<td>${lastCell(endpoint)}</td>
</tr>
`,
  );
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">${lastHeader}</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0;background:#fbfaf7;color:#0f172a;font:17px/1.6 Verdana,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1rem}
p,ul{max-width:46rem}
p code{overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;border-block-end:1px solid #8a8578}
a{color:#1a3fae}
@media (prefers-color-scheme:dark){body{background:#0b1020;color:#f1f5f9}a{color:#a9c1ff}}
`;
