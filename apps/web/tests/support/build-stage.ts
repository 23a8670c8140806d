import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PUBLIC_SETTINGS_ELEMENT_ID, type PublicSettings } from '@evenway/contract';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the application and the samples are served. */
    stage: string;
    /** The browser's path, if there is one. */
    chromium: string | undefined;
  }
}

const WEB = path.resolve(import.meta.dirname, '../..');
const SAMPLES = 'tests/components/stage/index.html';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const SETTINGS: Partial<PublicSettings> = { providers: { google: true, facebook: true } };

/** Builds the application and the samples once, in memory, and serves them while tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const files = await buildFiles();
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://stage');
    const name = pathname.slice(1);
    // As in production, what is not a file is a screen. A frame would be a page of somebody else.
    const isScreen = path.extname(name) === '' && headers['sec-fetch-dest'] === 'document';
    const body = files.get(isScreen ? 'index.html' : name) ?? (await readPublicFile(name));
    if (body === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('stage', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function buildFiles(): Promise<Map<string, string | Uint8Array>> {
  const { NODE_ENV } = process.env;
  // The test runner has set it to another value, with which React would be the slower one for developers.
  process.env.NODE_ENV = 'production';
  const built = await build({
    root: WEB,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: { samples: SAMPLES } } },
  }).finally(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
  if (!('output' in built)) throw new Error('the stage was not built');
  const files = new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  const settings = `<script type="application/json" id="${PUBLIC_SETTINGS_ELEMENT_ID}">${JSON.stringify(SETTINGS)}</script>`;
  const page = String(files.get('index.html')).replace('<!--evenway-settings-->', settings);
  return files.set('index.html', page);
}

const readPublicFile = (name: string) => readFile(path.join(WEB, 'public', name)).catch(() => null);
