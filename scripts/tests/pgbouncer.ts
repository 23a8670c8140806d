import { reportError, UserError } from '../lib/errors.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { find } from '../lib/testing/find-browser.ts';

/**
 * All API tests with every server behind PgBouncer in transaction mode (`npm test -- pgbouncer auth` for some). Not
 * part of `npm test`, which uses a stand-in: it needs Debian's package.
 */
const INSTALL = ['install', '-y', '--no-install-recommends', 'pgbouncer'];

try {
  const { code } = await runCommand('node_modules/.bin/vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    live: true,
    env: { TEST_PGBOUNCER: await ensurePgBouncer() },
  });
  process.exitCode = code;
} catch (error) {
  reportError(error);
}

async function ensurePgBouncer(): Promise<string> {
  const look = () => find(['pgbouncer'], ['/usr/sbin/pgbouncer']);
  const present = look();
  if (present) return present;
  if (process.getuid?.() === 0 && find(['apt-get'])) await runCommand('apt-get', INSTALL, { live: true });
  const installed = look();
  if (installed) return installed;
  throw new UserError(`PgBouncer is missing. On Debian: apt-get ${INSTALL.join(' ')}`);
}
