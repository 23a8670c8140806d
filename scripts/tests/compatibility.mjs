import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@evenway/database-connections';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { checkoutRelease } from '../compatibility/checkout-release.mjs';
import { openWidget } from '../compatibility/open-widget.mjs';
import { startServer } from '../compatibility/start-server.mjs';
import { ensureBuilt } from '../lib/build/ensure-built.mjs';
import { ROOT } from '../lib/paths.mjs';
import { reportError } from '../lib/report-error.mjs';
import { runCommand } from '../lib/run-command.mjs';

/**
 * `npm test -- compatibility [<commit or tag>...]`: earlier releases of the widget with this server, and this
 * widget with servers of earlier releases, in a real browser. Without arguments every tagged release.
 */
async function main() {
  await ensureBuilt();
  const asked = process.argv.slice(2);
  const releases = asked.length > 0 ? asked : await listReleases();
  if (releases.length === 0) console.log('Nothing was released yet. Name commits: npm test -- compatibility HEAD~50');
  for (const release of releases) await tryRelease(release);
}

async function listReleases() {
  const { output } = await runCommand('git', ['tag', '--list', 'v*', '--sort=v:refname']);
  return output.split('\n').filter(Boolean);
}

/** The life of an installation: the earlier release publishes its files, this one follows, and for a while both run. */
async function tryRelease(release) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-compatibility-'));
  const ends = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const tree = path.join(folder, 'earlier');
    const { title, loader: earlierLoader } = await checkoutRelease(release, tree);
    console.log(`\n${title}`);
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
    ends.unshift(() => postgres.stop());
    const start = async (root, name) => {
      const server = await startServer(root, postgres, path.join(folder, name));
      ends.unshift(() => server.stop());
      return server;
    };
    await (await start(tree, 'first')).stop();
    const now = await start(ROOT, 'now');
    const uniqueId = await insertWebsite(postgres.url);
    await openWidget({ server: now.url, loader: earlierLoader, uniqueId });
    console.log('ok  its loader and parts work with this server');
    const earlier = await start(tree, 'earlier-again');
    await openWidget({ server: earlier.url, loader: now.loader, uniqueId });
    console.log('ok  this loader and its parts work with its server, on the schema of now');
  } finally {
    for (const end of ends) await end();
  }
}

async function insertWebsite(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`
      with made as (insert into organizations (name) values ('Compatibility') returning id)
      insert into websites (organization_id, domain, status, expires_at, subscription_name)
      select id, 'compatible.example', 'ACTIVE', now() + interval '1 day', 'Starter' from made returning unique_id`);
    return rows[0].unique_id;
  } finally {
    await client.end();
  }
}

main().catch(reportError);
