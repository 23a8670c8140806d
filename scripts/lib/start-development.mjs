import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort, findFreePort } from './check-port.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { API, inRoot, ROOT, WEB } from './paths.mjs';
import { stopWithTerminal } from './stop-with-terminal.mjs';

const STOP_WITHIN_MS = 20_000;

/** The server restarts and the pages reload on change. Vite listens on the port and proxies the server. */
export async function startDevelopment() {
  stopWithTerminal();
  loadEnvFile();
  const port = await checkPort('npm run dev');
  await ensureInstalled();
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
  await Promise.all(programs.map(stopProgram));
}

/** In its own process group: Ctrl-C then reaches only this process, which stops the others one by one and waits. */
function startProgram(args, cwd, env) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

function askedToStop() {
  // `on`, not `once`: npm also forwards the Ctrl-C that the terminal has sent already.
  return new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
}

async function stopProgram(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, 'exit');
  program.kill('SIGTERM');
  const timeout = new AbortController();
  const tooLong = sleep(STOP_WITHIN_MS, true, { signal: timeout.signal }).catch(() => false);
  if (await Promise.race([exited.then(() => false), tooLong])) process.kill(-program.pid, 'SIGKILL');
  timeout.abort();
}
