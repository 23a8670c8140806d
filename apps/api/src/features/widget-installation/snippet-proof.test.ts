import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { earlySnippet, installationSnippet, installationTag } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProof } from './find-proof.ts';

const own = { domain: 'shop.example', uniqueId: 'a'.repeat(32) };
const cdnUrl = 'https://cdn.example';
const options = { cdnUrl, uniqueId: own.uniqueId };
const pinned = { path: '/widget/parts/loader.1f2e.js', integrity: 'sha384-Ab+/9=' };
const snippet = installationSnippet(options);
const early = earlySnippet(options);
const tag = installationTag(options);
const code = snippet.slice('<script>'.length, -'</script>'.length);
const script = (attributes: string, text = code) => `<script ${attributes}>${text}</script>`;
const quoted = JSON.stringify({ review: snippet }).replaceAll('</', '<\\/');
const withAttribute = (attribute: string) => tag.replace('<script', `<script ${attribute}`);

let server: Server;
let body = '';
let policy = '';
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) });
    response.end(`<!doctype html><html><body><h1>Shop</h1>${body}</body></html>`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function prove(page: string, header = '') {
  body = page;
  policy = header;
  return findProof(own, 'snippet', cdnUrl, {
    port: (server.address() as AddressInfo).port,
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
  });
}

const proofs: Record<string, string> = {
  'the snippet': snippet,
  'the snippet, pinned': installationSnippet({ ...options, pinned }),
  'the early snippet': early,
  'the early snippet, pinned': earlySnippet({ ...options, pinned }),
  'the tag': tag,
  'the tag, pinned': installationTag({ ...options, pinned }),
  'other line ends and indents': snippet.replaceAll('\n', '\r\n      '),
  'the snippet on one line': snippet.replace(/\s+/g, ' '),
  'an empty type': script('type=""'),
  'a JavaScript type': script('type=" Text/JavaScript "'),
  'an old JavaScript type': script('type="application/x-javascript"'),
  'a module': script('type=module'),
  'a language of old pages': script('language="JavaScript"'),
  'a nonce': script('nonce="abc" data-cfasync="false"'),
  'a tag of a module': withAttribute('type="module" async id="evenway-js"'),
  'behind a template': `<template><p></template>${snippet}`,
  'behind a picture': `<svg><title/><path/></svg><svg viewBox="0 0 1 1"/>${snippet}`,
  'behind a comment and a text field': `<!-- <script> --><textarea><script></textarea>${snippet}`,
  'behind JSON that quotes another': `<script type="application/json">${quoted}</script>${snippet}`,
  'beside the snippet of another website': installationTag({ cdnUrl, uniqueId: 'b'.repeat(32) }) + tag,
};

const hostile: Record<string, string> = {
  'JSON that quotes it': script('type="application/json"', quoted),
  'LD+JSON that quotes it': script('type="application/ld+json"', quoted),
  'JSON that is it': script('type="application/json"'),
  'an unknown type': script('type="text/plain"'),
  'a type of spaces': script('type=" "'),
  'a type with a parameter': script('type="text/javascript; charset=utf-8"'),
  'a template of a library': script('type="text/x-template"', `<div>${code}</div>`),
  'an import map': script('type=importmap'),
  'another language': script('language="vbscript"'),
  'a script for old browsers': script('nomodule'),
  'a script for an event': script('for=window event=onload'),
  'code that a source replaces': script('src="/app.js"'),
  'a string in a script': script('', `const review = ${quoted};`),
  'a comment in a script': script('', `/* ${code} */`),
  'a line comment in a script': script('', `// data-widget-id="${own.uniqueId}"\nstart();`),
  'a part of a script': script('', `start();${code}`),
  'the snippet and more': script('', `${code}start();`),
  'half of the snippet': script('', code.slice(0, code.indexOf('if (document'))),
  'a snippet with the file of another host': snippet.replace(cdnUrl, 'https://evil.example'),
  'a snippet with another file of ours': snippet.replace('/widget.js', '/widget/parts/../../x.js'),
  'a tag in a template': `<template>${tag}</template>`,
  'a snippet in a template': `<template>${snippet}</template>`,
  'a template in a template': `<template><template></template>${snippet}</template>`,
  'a template that never ends': `<template><p>${snippet}`,
  'a comment': `<!-- ${snippet} -->`,
  ...Object.fromEntries(
    ['noscript', 'textarea', 'title', 'style', 'iframe', 'xmp', 'noembed', 'noframes'].map((name) => [
      `a ${name}`,
      `<${name}>${snippet}${tag}</${name}>`,
    ]),
  ),
  'a title that is not closed by its slash': `<title/>${snippet}</title>`,
  'plain text to the end': `<plaintext></plaintext>${snippet}`,
  'the document of a frame': `<iframe srcdoc="${snippet.replaceAll('"', '&quot;')}"></iframe>`,
  'the document of a frame, with a tag': `<iframe srcdoc='${tag}'></iframe>`,
  'an attribute': `<p title='${tag}'>`,
  'characters that are shown': tag.replaceAll('<', '&lt;'),
  'a part of a picture': `<svg><![CDATA[>${snippet}]]></svg>`,
  'a formula': `<math>${tag}</math>`,
  'a script that goes on behind its end': `<script>var a = "<!--<script>";</script>${snippet}`,
  'a script in a template that goes on behind it': `<template><script>"<!--<script>"</script></template>${tag}`,
  'a tag that never ends': tag.replace('</script>', ''),
  'a script that never ends': `<script>${code}`,
  'a tag without a source': `<script data-widget-id="${own.uniqueId}"></script>`,
  'a tag with the source of another host': tag.replace(cdnUrl, 'https://evil.example'),
  'a tag with a source that begins like ours': tag.replace('/widget.js', '/widget.js.evil'),
  'a tag with data as its type': withAttribute('type="application/json"'),
  'an element that is no script': tag.replaceAll('script', 'div'),
};

describe('Z07 the home page', () => {
  it.each(Object.entries(proofs))('proves its domain by %s', async (_name, page) => {
    expect(await prove(page)).toBe('proven');
  });

  it.each(Object.entries(hostile))('does not prove its domain by %s', async (_name, page) => {
    expect(await prove(page)).not.toBe('proven');
  });

  it('does not prove its domain by a script that its content policy forbids', async () => {
    expect(await prove(snippet, "script-src 'self'")).not.toBe('proven');
    expect(await prove(tag, "script-src 'self'")).not.toBe('proven');
    expect(await prove(tag, `script-src 'self' ${cdnUrl}`)).toBe('proven');
    expect(await prove(snippet, `script-src 'unsafe-inline'`)).toBe('proven');
  });

  it('does not prove its domain by the snippet of another website', async () => {
    expect(await prove(installationSnippet({ cdnUrl, uniqueId: 'b'.repeat(32) }))).toBe('different');
  });
});
