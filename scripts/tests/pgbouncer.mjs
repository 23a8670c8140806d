import { ensureInstalled } from '../lib/install/ensure-installed.mjs';
import { reportError } from '../lib/report-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { find } from '../lib/testing/find-browser.mjs';
import { UserError } from '../lib/user-error.mjs';

/**
 * All API tests with every server behind PgBouncer in transaction mode (`npm test -- pgbouncer auth` for some). Not
 * part of `npm test`, which uses a stand-in: it needs Debian's package.
 */
const INSTALL = ['install', '-y', '--no-install-recommends', 'pgbouncer'];

try {
  await ensureInstalled();
  const { code } = await runCommand('node_modules/.bin/vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    live: true,
    env: { TEST_PGBOUNCER: await ensurePgBouncer() },
  });
  process.exitCode = code;
} catch (error) {
  reportError(error);
}

async function ensurePgBouncer() {
  const look = () => find(['pgbouncer'], ['/usr/sbin/pgbouncer']);
  if (look()) return look();
  if (process.getuid?.() === 0 && find(['apt-get'])) await runCommand('apt-get', INSTALL, { live: true });
  if (look()) return look();
  throw new UserError(`PgBouncer is missing. On Debian: apt-get ${INSTALL.join(' ')}`);
}
