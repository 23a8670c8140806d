import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build/ensure-built.ts';
import { checkPort, explainTakenPort, readPort } from './lib/check-port.ts';
import { reportError } from './lib/errors.mjs';
import { isStartedAlready } from './lib/is-started-already.ts';
import { loadEnvFile } from './lib/load-env-file.ts';
import { API, ROOT } from './lib/paths.mjs';
import { stopWithTerminal } from './lib/stop-with-terminal.ts';

startProduct().catch((error) => {
  reportError(error);
  process.exit(1);
});

async function startProduct(): Promise<void> {
  process.chdir(ROOT);
  stopWithTerminal();
  loadEnvFile();
  if (await isStartedAlready(process.env.WEB_URL || `http://localhost:${readPort()}`)) return;
  await checkPort('npm start');
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  const { runServer } = await import(pathToFileURL(path.join(API, 'dist/server.js')).href);
  // Exiting, unlike dying by a signal, also stops a database that is still starting.
  const leave = () => process.exit(1);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  await runServer((line: string) => console.log(line)).catch((error: unknown) => explainTakenPort(error, 'npm start'));
  process.off('SIGINT', leave).off('SIGTERM', leave);
}
