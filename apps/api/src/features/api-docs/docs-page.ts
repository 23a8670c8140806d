import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import { escapeHtml } from '../../platform/html/escape-html.ts';

/** A readable page without a script: every call, who may make it, and where the full description is. */
export function docsPage(brandName: string): string {
  const title = `${escapeHtml(brandName)} API`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>${title}</h1>
<p>A failed call answers with <code>message</code>, <code>error</code> and <code>code</code>.</p>
<h2>For your programs</h2>
<p>These calls take a key of your organization: <code>Authorization: Bearer evw_live_…</code>. They are stable: within v1, fields and calls are only added. OpenAPI 3.1: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
${table('For your programs', 'Scope', publicEndpoints, ({ scope }) => scope ?? 'any key')}
<h2>Of the application</h2>
<p>These calls belong to our own pages and change with them. OpenAPI 3.1: <a href="/api/docs/openapi.json">/api/docs/openapi.json</a>.</p>
${table('Of the application', 'Access', endpoints, ({ access }) => access)}
</main></body></html>
`;
}

function table(
  label: string,
  lastHeader: string,
  described: Readonly<Record<string, Endpoint>>,
  lastCell: (endpoint: Endpoint) => string,
): string {
  const rows = Object.values(described).map(
    (endpoint) => `<tr>
<th scope="row"><code>${endpoint.method}</code></th>
<td><code>/api${escapeHtml(endpoint.path)}</code></td>
<td>${escapeHtml(endpoint.summary)}</td>
<td>${lastCell(endpoint)}</td>
</tr>`,
  );
  return `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">${lastHeader}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0;background:#fbfaf7;color:#0f172a;font:17px/1.6 Verdana,sans-serif}
main{max-width:72rem;margin:0 auto;padding:2rem 1rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;border-block-end:1px solid #8a8578}
a{color:#1a3fae}
@media (prefers-color-scheme:dark){body{background:#0b1020;color:#f1f5f9}a{color:#a9c1ff}}
`;
