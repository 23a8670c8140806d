import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@evenway/testing/wait-for';
import { kill } from '../lib/kill.ts';

/** Runs a program until what it returns is called, and waits until it responds at `url`. */
export async function startProxy(
  [program, ...args]: readonly [string, ...string[]],
  url: string,
  folder: string,
): Promise<() => void> {
  const log = path.join(folder, `${program}.log`);
  const output = openSync(log, 'w');
  const proxy = spawn(program, args, {
    stdio: ['ignore', output, output],
    // It may store state there.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    detached: true,
  });
  const close = () => void (proxy.pid !== undefined && proxy.exitCode === null && kill(proxy.pid));
  process.once('exit', close);
  // Without servers it responds with 503, which is a response.
  await waitFor(async () => (await fetch(url).catch(() => null)) ?? undefined, program).catch((error) => {
    close();
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`);
  });
  return close;
}
