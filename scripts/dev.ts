import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkPort, findFreePort, readPort } from './lib/check-port.ts';
import { reportError } from './lib/errors.mjs';
import { isStartedAlready } from './lib/is-started-already.ts';
import { loadEnvFile } from './lib/load-env-file.ts';
import { API, inRoot, ROOT, WEB } from './lib/paths.mjs';
import { endGroup, spawnGroup } from './lib/process-groups.mjs';
import { stopWithTerminal } from './lib/stop-with-terminal.ts';

/** The first program of each group tells the others to stop, and waits for them. */
const STOP = [{ waitMs: 20_000, onlyFirst: true }];

/** The server restarts and the pages reload on change. Vite listens on the port and proxies the server. */
async function startDevelopment(): Promise<void> {
  stopWithTerminal();
  loadEnvFile();
  if (await isStartedAlready(`http://localhost:${readPort()}`)) return;
  const port = await checkPort('npm run dev');
  const apiPort = await findFreePort();
  const webUrl = `http://localhost:${port}`;
  const tsx = inRoot('node_modules/tsx/dist/cli.mjs');
  const vite = createRequire(path.join(WEB, 'package.json'))
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const programs = [
    startProgram([tsx, 'watch', '--clear-screen=false', path.join(API, 'src/server.ts')], ROOT, {
      PORT: String(apiPort),
      WEB_URL: webUrl,
      API_URL: webUrl,
    }),
    startProgram([vite], WEB, { PORT: String(port), API_TARGET: `http://localhost:${apiPort}` }),
  ];
  await Promise.race([...programs.map((program) => once(program, 'exit')), askedToStop()]);
  await Promise.all(programs.map((program) => endGroup(program, 'SIGTERM', STOP)));
}

function startProgram(args: readonly string[], cwd: string, env: Record<string, string>) {
  return spawnGroup(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    endsItself: true,
  });
}

function askedToStop(): Promise<unknown> {
  // `on`, not `once`: npm also forwards the Ctrl-C that the terminal has sent already.
  return new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
}

startDevelopment().catch(reportError);
