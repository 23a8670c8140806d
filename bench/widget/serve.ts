import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { accessibleWebWidgetFile, type Contender } from './contenders.ts';
import { GENERATED_CSS, GENERATED_JS, generatedPage } from './generated-page.ts';

export interface Served {
  /** The generated page; `?with=<key>` adds a contender, `?strict` a strict content policy. */
  readonly generated: string;
  /** The real pages, as the widget's own tests serve them. */
  readonly site: string;
  addressOf(src: string): string;
  stop(): Promise<void>;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Pages and peers from here; our own widget and the real pages from the test server. */
export async function serve(contenders: readonly Contender[]): Promise<Served> {
  const [port, sitePort, cdnPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [here, site, cdn] = [port, sitePort, cdnPort].map((one) => `http://127.0.0.1:${one}`) as [
    string,
    string,
    string,
  ];
  const addressOf = (src: string) => src.replace('%CDN%', cdn).replace('%PEERS%', here);
  const policy = `default-src 'none'; script-src 'self' ${cdn}; style-src 'self'; connect-src ${cdn}; img-src 'self'; require-trusted-types-for 'script'`;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', here);
    const contender = contenders.find(({ key }) => key === url.searchParams.get('with'));
    const body = bodyOf(url.pathname, contender ? tagsOf(contender, addressOf) : '');
    if (body === null) return void response.writeHead(404).end();
    const headers: Record<string, string> = {
      'content-type': `${TYPES[path.extname(url.pathname)] ?? 'image/png'}; charset=utf-8`,
    };
    if (url.searchParams.has('strict')) headers['content-security-policy'] = policy;
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const tests = spawn(
    process.execPath,
    ['--import', 'tsx', inRoot('apps/widget/tests/support/server.ts'), String(sitePort), String(cdnPort)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => tests.stdout.once('data', resolve));
  return {
    generated: `${here}/generated.html`,
    site,
    addressOf,
    async stop() {
      const ended = new Promise((resolve) => tests.once('exit', resolve));
      tests.kill();
      await ended;
      server.closeAllConnections();
      server.close();
    },
  };
}

function bodyOf(pathname: string, tags: string): string | Buffer | null {
  if (pathname === '/generated.html') return generatedPage('', tags);
  if (pathname === '/generated.css') return GENERATED_CSS;
  if (pathname === '/generated.js') return GENERATED_JS;
  if (pathname === '/dot.png') return DOT;
  if (pathname === '/bare-button.js') return BARE_BUTTON;
  // According to its instructions, except for the load event, which is over if a script comes late.
  if (pathname === '/start-accessibility.js') return 'new Accessibility();';
  if (pathname === '/accessible-web-widget.js')
    return accessibleWebWidgetFile ? readFileSync(accessibleWebWidgetFile) : null;
  const file = path.join(inRoot('bench/node_modules'), pathname.replace('/peers/', ''));
  return pathname.startsWith('/peers/') && existsSync(file) ? readFileSync(file) : null;
}

function tagsOf({ scripts }: Contender, addressOf: (src: string) => string): string {
  return scripts
    .map(({ src, attributes = {} }) => {
      const more = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<script src="${addressOf(src)}"${more.join('')}></script>`;
    })
    .join('');
}

const BARE_BUTTON = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#bare { position: fixed; right: 16px; bottom: 16px; width: 48px; height: 48px }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(Object.assign(document.createElement('button'), { id: 'bare', textContent: 'Settings' }));
})()`;

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
