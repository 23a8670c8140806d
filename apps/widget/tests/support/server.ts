import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleApp } from '../corpus/bundle-app.ts';
import { composedPages } from '../corpus/compose-pages.ts';
import { modulePath } from '../corpus/module-path.ts';

/**
 * Two servers, as in production: the site (pages, real themes) and the widget's host (script, parts, config, visits).
 * The widget id in a page's address selects how its configuration fails or attacks, `tamper` which of our files arrives
 * changed, `hold` which one does not arrive until the log is cleared. The site is also the browsers' proxy: `*.example.com` is the site under another name, and no other host is
 * reachable. `/log` on the widget's host lists the requests to both.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(here, '../../dist');
const fixtures = path.join(here, '../fixtures');
const require = createRequire(import.meta.url);
const sitePort = Number(process.argv[2]);
const cdnPort = Number(process.argv[3]);
const cdn = `http://127.0.0.1:${cdnPort}`;
/** Makes our files arrive late, which reveals tests that do not wait for what they assert; see docs/debugging.md. */
const partDelay = Number(process.env.WIDGET_PART_DELAY_MS ?? 0);
const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const kinds: Record<string, string> = {
  '.html': HTML,
  '.js': JAVASCRIPT,
  '.mjs': JAVASCRIPT,
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};
/** Not all languages: a configuration stored earlier knows fewer. */
const offline = { fr: 'hors ligne', ar: 'غير متصل', 'pt-br': 'sem conexão' };
const live = { live: true, position: 'RIGHT', mainColor: '#1e4ed8', textColor: '#1e293b', ...offline };
/** A host may serve our files below a path. */
const prefix = '/some/prefix';
const hostile = {
  live: true,
  position: '</script><script>window.hacked=1</script>',
  mainColor: 'red;background:url(//evil.test)',
  textColor: '#000</style><img src=x onerror=window.hacked=1>',
  size: '1e9',
  offsetX: -5000,
  offsetY: '</style>',
  language: '../../evil',
  domain: ['example.org'],
  hideOnPhones: 'yes',
  ownTriggerOnly: 1,
  icon: 'javascript:window.hacked=1',
  statementUrl: 'javascript:window.hacked=1',
  features: [{ a: 1 }, 'textSize', '__proto__'],
  profiles: 'see',
  script: '//evil.test/x.js',
  cdn: '//evil.test',
};

let losses = 0;
/** The pages in the site's sitemap, until the log is cleared. */
let mappedPages: string[] = [];

interface LoggedRequest {
  readonly method: string | undefined;
  readonly url: string;
  readonly cookie: string | undefined;
  readonly referer: string | undefined;
  readonly origin: string | undefined;
  body: string;
}

const requests: LoggedRequest[] = [];
/** Names of files that arrive with one changed byte, until the log is cleared. */
const tampered = new Set<string>();
/** Names of files that are not sent until the log is cleared, and how to send those that were requested. */
const held = new Map<string, Array<() => void>>();

const siteServer = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (!/^(127\.0\.0\.1|[\w-]+\.example\.com)$/.test(url.hostname)) return response.writeHead(502).end();
  note(request, url);
  for (const name of url.searchParams.getAll('tamper')) tampered.add(name);
  for (const name of url.searchParams.getAll('hold')) held.set(name, []);
  const compose = composedPages[url.pathname];
  if (compose) return sendHtml(response, compose(), url.searchParams);
  const app = /^\/corpus-apps\/([\w-]+)\.js$/.exec(url.pathname)?.[1];
  if (app) return sendApp(response, app);
  if (url.pathname.startsWith('/modules/'))
    return sendFile(response, modulePath(url.pathname.slice(9)), true, url.searchParams);
  if (url.pathname.startsWith('/before/'))
    return sendFile(response, path.join(here, '../engines', url.pathname), false);
  if (url.pathname === '/axe.js') return sendFile(response, require.resolve('axe-core/axe.min.js'), false);
  if (url.pathname === '/favicon.ico') return response.writeHead(204).end();
  if (url.pathname === '/sitemap.xml') return sendSitemap(response, url);
  if (url.pathname.startsWith('/check/') && answerOddPage(response, url)) return;
  const own = ownFolder(url, request.headers.referer);
  if (own) return response.writeHead(302, { Location: own }).end();
  const file = path.join(fixtures, url.pathname);
  sendFile(response, file, true, url.searchParams);
});

const hostServer = createServer((request, response) => {
  if (request.url === '/log') return sendLog(request, response);
  if (request.url === '/sitemap') return keepSitemap(request, response);
  const asked = request.url ?? '/';
  note(request, new URL(asked, cdn));
  const url = new URL(asked.replace(prefix, ''), cdn);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const config = /^\/widget\/config\/(.+)\.json$/.exec(url.pathname)?.[1];
  if (config) return sendConfig(response, config);
  if (request.method === 'POST' && /^\/widget\/(visits|uses)\/./.test(url.pathname))
    return url.pathname.includes('/few') ? response.destroy() : response.writeHead(204).end();
  if (request.method === 'POST' && url.pathname.startsWith('/widget/checks/')) return answerCheck(request, response);
  if (request.method === 'POST' && url.pathname.startsWith('/widget/messages/'))
    return answerMessage(request, response, url.pathname.slice(17));
  if (url.pathname === '/functions/moving.gif')
    return sendFile(response, path.join(fixtures, 'functions/moving.gif'), false);
  if (url.pathname === '/unreadable.css') return sendUnreadable(response);
  const file = path.join(dist, url.pathname);
  const isPart = (name: string) => url.pathname.startsWith(`/widget/parts/${name}`);
  if ([...tampered].some(isPart)) return sendTampered(response, file);
  const send = () => sendFile(response, file, false);
  const holding = [...held].find(([name]) => isPart(name));
  if (holding) holding[1].push(send);
  else setTimeout(send, partDelay);
});

siteServer.listen(sitePort, '127.0.0.1', () =>
  hostServer.listen(cdnPort, '127.0.0.1', () => process.stdout.write('ready\n')),
);
// Started by the tests: exits with them.
process.once('disconnect', () => process.exit());

/**
 * Imitates our server as far as the page needs: `used` is a link that has been opened before. `dark` and `narrow`
 * select how pages are viewed, `more` belongs to a finished check; the first report for `lost` gets no response.
 */
function answerCheck(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (data: Buffer) => {
    body += data;
  });
  request.on('end', () => {
    const { token, secret } = JSON.parse(body);
    if (token?.startsWith('used')) return response.writeHead(403).end('{}');
    if (secret?.startsWith('lost') && losses++ === 0) return response.writeHead(503).end('{}');
    if (!token) return response.writeHead(204).end();
    const theme = token.startsWith('dark') ? 'dark' : 'device';
    const isFinished = token.startsWith('more');
    response.end(JSON.stringify({ secret: token, width: token.startsWith('narrow') ? 320 : null, theme, isFinished }));
  });
}

/**
 * Pages that a check can meet: one that refuses frames, some that redirect, some that never finish loading. Returns
 * whether it has responded.
 */
function answerOddPage(response: ServerResponse, { pathname, port }: URL): boolean {
  if (pathname === '/check/closed.html') response.setHeader('X-Frame-Options', 'DENY');
  const redirects: Record<string, string> = {
    '/check/moved.html': '/check/throws.html',
    '/check/led.html': '/check/closed.html',
    '/check/elsewhere.html': `http://other.example.com:${port}/check/throws.html`,
  };
  const leads = redirects[pathname];
  if (leads) response.writeHead(302, { Location: leads }).end();
  const isEndless = pathname === '/check/endless.html';
  if (isEndless) response.writeHead(200, { 'Content-Type': HTML }).write('<!doctype html><p>The first words');
  return Boolean(leads) || isEndless || pathname === '/check/never.png';
}

/** There is none until a test provides it. */
function sendSitemap(response: ServerResponse, { origin }: URL) {
  if (mappedPages.length === 0) return response.writeHead(404).end();
  response.setHeader('Content-Type', 'application/xml');
  const listed = mappedPages.map((page) => `<url><loc>${origin}${page}</loc></url>`);
  response.end(`<?xml version="1.0"?><urlset>${listed.join('')}</urlset>`);
}

async function keepSitemap(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  mappedPages = JSON.parse(Buffer.concat(chunks).toString());
  response.end();
}

/** Logs a request and what it reveals about the visitor. */
function note(request: IncomingMessage, url: URL): void {
  const { cookie, referer, origin } = request.headers;
  const entry: LoggedRequest = { method: request.method, url: url.href, cookie, referer, origin, body: '' };
  requests.push(entry);
  request.on('data', (data: Buffer) => {
    entry.body += data;
  });
}

function sendLog(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'DELETE') {
    requests.length = 0;
    tampered.clear();
    for (const send of [...held.values()].flat()) send();
    held.clear();
    mappedPages = [];
    losses = 0;
  }
  response.end(JSON.stringify(requests));
}

function sendTampered(response: ServerResponse, file: string): void {
  const bytes = readFileSync(file);
  // A space, so that the script would still run if nobody checked its hash.
  response.setHeader('Content-Type', JAVASCRIPT);
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${bytes} `);
}

function sendFile(response: ServerResponse, file: string, inject: boolean, query = new URLSearchParams()) {
  if (!existsSync(file) || statSync(file).isDirectory()) return response.writeHead(404).end();
  const kind = path.extname(file);
  response.setHeader('Content-Type', kinds[kind] ?? 'application/octet-stream');
  if (kind === '.html' && inject) return sendHtml(response, readFileSync(file, 'utf8'), query);
  createReadStream(file).pipe(response);
}

async function sendApp(response: ServerResponse, name: string): Promise<void> {
  const script = await bundleApp(name);
  response.writeHead(200, { 'Content-Type': JAVASCRIPT }).end(script);
}

/** Some pages were built for the root of a host: what they request there is in their own folder. */
function ownFolder(asked: URL, referer = ''): string | undefined {
  const folder = /\/modules\/(gentelella|admin-lte)\/dist\//.exec(referer)?.[0];
  return folder && folder + asked.pathname.slice(1);
}

function sendHtml(response: ServerResponse, html: string, query: URLSearchParams): void {
  response.setHeader('Content-Type', HTML);
  if (query.has('strict')) {
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self' ${cdn}; style-src 'self'; connect-src ${cdn}; img-src 'self'; require-trusted-types-for 'script'`,
    );
  }
  if (query.has('cookie')) response.setHeader('Set-Cookie', 'session=secret');
  // No request to a third host is allowed, and an attempt shows as a violation.
  if (query.has('two-hosts')) {
    const ours = `'self' ${cdn}`;
    response.setHeader('Content-Security-Policy', `default-src ${ours} data: blob:; style-src ${ours} 'unsafe-inline'`);
  }
  if (query.has('types')) {
    const types = query.get('types');
    response.setHeader('Content-Security-Policy', `require-trusted-types-for 'script'; trusted-types ${types}`);
  }
  const script = `<script ${scriptOf(query)} data-widget-id="${query.get('id') ?? 'live'}"></script>`;
  const snippet = query.has('bare') ? '' : script.repeat(Number(query.get('snippets') ?? 1));
  // For browsers that cannot run a script before the page's own.
  const early = query.getAll('before').map((name) => `<script src="/before/${name}.js"></script>`);
  const page = html
    .replaceAll('%CDN%', cdn)
    .replace('<head>', `<head>${early.join('')}`)
    .replace('</head>', `${query.get('head') ?? ''}</head>`);
  const at = page.lastIndexOf('</body>');
  response.end(at < 0 ? page + snippet : page.slice(0, at) + snippet + page.slice(at));
}

/** The plain snippet, the pinned one, or one from below a path. */
function scriptOf(query: URLSearchParams): string {
  if (query.has('prefix')) return `src="${cdn}${prefix}/widget.js"`;
  if (!query.has('pinned')) return `src="${cdn}/widget.js"`;
  const { loader, integrity } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  return `src="${cdn}/widget/parts/${loader}" integrity="${integrity}" crossorigin="anonymous"`;
}

function sendConfig(response: ServerResponse, id: string): unknown {
  const send = (body: string, status = 200, type = 'application/json') =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
  const cases: Record<string, () => unknown> = {
    off: () => send('{"live":false}'),
    missing: () => send('{"error":"x"}', 404),
    broken: () => send('oops', 500),
    down: () => response.destroy(),
    html: () => send('<!doctype html><p>Hello', 200, 'text/html'),
    slow: () => setTimeout(() => send(JSON.stringify(live)), 30_000).unref(),
    huge: () => send(JSON.stringify({ ...live, x: 'y'.repeat(1_000_000) })),
    deep: () => send(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
    proto: () => send('{"__proto__":{"live":true},"position":"LEFT"}'),
    minimal: () => send('{"live":true}'),
    hostile: () => send(JSON.stringify(hostile)),
    left: () =>
      send(
        JSON.stringify({
          ...live,
          position: 'LEFT',
          mainColor: '#7a1f5c',
          icon: 'bars',
          statementUrl: 'https://example.org/a11y',
        }),
      ),
    own: () => send(JSON.stringify({ ...live, ownTriggerOnly: true })),
    elsewhere: () => send(JSON.stringify({ ...live, domain: 'example.org' })),
    french: () => send(JSON.stringify({ ...live, language: 'fr' })),
    messages: () => send(JSON.stringify({ ...live, messages: id })),
    'messages-links': () => send(JSON.stringify({ ...live, messages: id })),
    'messages-slow': () => send(JSON.stringify({ ...live, messages: id })),
    'messages-down': () => send(JSON.stringify({ ...live, messages: id })),
    few: () => send(JSON.stringify({ ...live, features: ['textSize', 'links'], profiles: ['see'] })),
  };
  // `colors-7a1f5c-1e293b`: a main color and a text color, optionally with a shade for the marks.
  const [, main, text, mark] = /^colors-(\w{6})-(\w{6})(?:-(\w{6}))?$/.exec(id) ?? [];
  if (main)
    return send(
      JSON.stringify({
        ...live,
        mainColor: `#${main}`,
        textColor: `#${text}`,
        ...(mark && { markColor: `#${mark}` }),
      }),
    );
  return (cases[id] ?? (() => send(JSON.stringify(live))))();
}

/** A message is accepted after a small puzzle, refused, or gets no response at all. */
function answerMessage(request: IncomingMessage, response: ServerResponse, id: string): void {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  let body = '';
  request.on('data', (data: Buffer) => {
    body += data;
  });
  request.on('end', () => {
    if (id === 'messages-down') return response.destroy();
    if (id === 'messages-links') return send(400, { code: 'message_links' });
    if (id === 'messages-slow')
      return setTimeout(send, 1_200, 201, { url: 'https://example.com/message/secret', isMailed: false });
    if (!JSON.parse(body).proof)
      return send(428, { code: 'message_proof_needed', puzzle: '9999999999999.10.signature' });
    send(201, { url: 'https://example.com/message/secret', isMailed: false });
  });
}

function sendUnreadable(response: ServerResponse): void {
  // Cross-origin and requested without CORS: the browser applies it, but no script may read it.
  response.writeHead(200, { 'Content-Type': 'text/css' });
  response.end(
    '.far{font-size:18px;line-height:27px;color:#888;background-color:#eee}.far small{font-size:80%}.far .rem{font-size:1.25rem}.far .same,.far .same i{font-size:18px}',
  );
}
