import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    stage: string;
    /** The browser's path, if there is one. */
    chromium: string | undefined;
  }
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the samples once, in memory, with the application's styles, and serves them while tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'stage'),
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: { write: false, target: 'es2022', minify: false, modulePreload: { polyfill: false } },
  });
  if (!('output' in built)) throw new Error('the stage was not built');
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://stage');
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'font/woff2' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('stage', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
