import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import { escapeHtml } from '../../platform/html/escape-html.ts';

/** A page people can read, without a script: every call, who may make it, and where the full description is. */
export function docsPage(brandName: string): string {
  const rows = Object.values<Endpoint>(endpoints).map(
    (endpoint) => `<tr>
<th scope="row"><code>${endpoint.method}</code></th>
<td><code>/api${escapeHtml(endpoint.path)}</code></td>
<td>${escapeHtml(endpoint.summary)}</td>
<td>${endpoint.access}</td>
</tr>`,
  );
  const title = `${escapeHtml(brandName)} API`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main>
<h1>${title}</h1>
<p>The machine-readable description, OpenAPI 3.1, is at <a href="/api/docs/openapi.json">/api/docs/openapi.json</a>. A failed call answers with <code>message</code>, <code>error</code> and <code>code</code>.</p>
<div class="scroll" role="region" aria-label="Calls" tabindex="0"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Access</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
</main></body></html>
`;
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
