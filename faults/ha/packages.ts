import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian packages, each with a program that shows whether it is installed. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ['etcd-server', 'etcd'],
  ['patroni', 'patroni'],
  ['python3-etcd', 'patroni'],
  ['postgresql', 'pg_lsclusters'],
  ['haproxy', 'haproxy'],
  ['caddy', 'caddy'],
]);
/** Services that these packages would start by themselves, now and at every boot. */
const SERVICES = ['etcd', 'patroni', 'postgresql', 'haproxy', 'caddy'];
const CLUSTERS = '/etc/postgresql';
/** Consulted by Debian's packages before they start a service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** System programs are not on everybody's path. */
process.env.PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

const isThere = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Installs missing packages if allowed, without starting their services; otherwise says what to install. */
export function ensurePackages(): void {
  const missing = [...PACKAGES].flatMap(([name, program]) => (isThere(program) ? [] : [name]));
  if (missing.length === 0) return;
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new Error(`This needs ${missing.join(', ')} of Debian 12 or newer. As root: ${command}`);
  console.log(`Installing ${missing.join(', ')}…`);
  const clustersBefore = listClusters();
  withoutStartingServices(() => {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], options);
  });
  for (const cluster of listClusters())
    if (!clustersBefore.includes(cluster)) writeFileSync(path.join(cluster, 'start.conf'), 'manual\n');
  const services = SERVICES.filter((service) => missing.some((name) => name.startsWith(service)));
  if (isThere('systemctl')) spawnSync('systemctl', ['disable', ...services], { stdio: 'ignore' });
}

function withoutStartingServices(install: () => void): void {
  const aside = `${POLICY}.aside`;
  if (existsSync(POLICY)) renameSync(POLICY, aside);
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(POLICY);
    if (existsSync(aside)) renameSync(aside, POLICY);
  }
}

/** The directories of settings of the clusters that Debian's own tools start. */
function listClusters(): string[] {
  if (!existsSync(CLUSTERS)) return [];
  return readdirSync(CLUSTERS).flatMap((version) =>
    readdirSync(path.join(CLUSTERS, version)).map((name) => path.join(CLUSTERS, version, name)),
  );
}

/** Where Debian keeps the programs of the newest PostgreSQL it has. */
export function postgresBinaries(): string {
  const folder = '/usr/lib/postgresql';
  const [newest] = readdirSync(folder)
    .map(Number)
    .sort((one, other) => other - one);
  return path.join(folder, String(newest), 'bin');
}
