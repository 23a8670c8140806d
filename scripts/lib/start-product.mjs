import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPort } from './check-port.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { API, ROOT } from './paths.mjs';
import { stopWithTerminal } from './stop-with-terminal.mjs';

export async function startProduct() {
  process.chdir(ROOT);
  stopWithTerminal();
  loadEnvFile();
  await checkPort('npm start');
  await ensureInstalled();
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  const { runServer } = await import(pathToFileURL(path.join(API, 'dist/server.js')).href);
  // An exit, unlike a death by signal, also ends a database that is just coming up.
  const leave = () => process.exit(1);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  await runServer((line) => console.log(line));
  process.off('SIGINT', leave).off('SIGTERM', leave);
}
