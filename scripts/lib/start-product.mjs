import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPort } from './check-port.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { API, ROOT } from './paths.mjs';

export async function startProduct() {
  process.chdir(ROOT);
  loadEnvFile();
  await checkPort('npm start');
  await ensureInstalled();
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  const { runServer } = await import(pathToFileURL(path.join(API, 'dist/server.js')).href);
  await runServer((line) => console.log(line));
}
