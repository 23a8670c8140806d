import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startProxy } from './start-proxy.ts';

export interface Caddy {
  /** Another entry point for people and websites. */
  readonly url: string;
  close(): void;
}

/** In front of the servers on these ports, with the very file of deploy/; only its variables differ. */
export async function startCaddy(folder: string, [first, second]: readonly number[]): Promise<Caddy> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const variables = { SITE_HOST: url, SERVER_1: `127.0.0.1:${first}`, SERVER_2: `127.0.0.1:${second}` };
  const adapted = execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', inRoot('deploy/Caddyfile')], {
    env: { ...process.env, ...variables, HOME: folder },
    encoding: 'utf8',
  });
  const file = path.join(folder, 'caddy.json');
  // Its administration always has the same port, which another Caddy of this machine may have.
  writeFileSync(file, JSON.stringify({ ...JSON.parse(adapted), admin: { disabled: true } }));
  return { url, close: await startProxy(['caddy', 'run', '--config', file], url, folder) };
}
