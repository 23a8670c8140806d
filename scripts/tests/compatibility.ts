import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@evenway/database-connections';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { openWidget } from '../compatibility/open-widget.ts';
import { startServer } from '../compatibility/start-server.ts';
import { ensureBuilt } from '../lib/build/ensure-built.ts';
import { reportError } from '../lib/errors.mjs';
import { readStoredWidgets, type StoredWidget } from '../release/stored-widgets.ts';

/** `npm test -- compatibility`: the widget of every release, as `npm run release` stored it, with this server. */
async function main(): Promise<void> {
  const widgets = readStoredWidgets();
  if (widgets.length === 0) return console.log('Nothing was released yet: `npm run release` stores the first widget.');
  await ensureBuilt();
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-compatibility-'));
  const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
    ends.unshift(() => postgres.stop());
    const server = await startServer(postgres, path.join(folder, 'data'));
    ends.unshift(() => server.stop());
    const uniqueId = await prepare(postgres.url, widgets);
    for (const { version, loader } of widgets) {
      await openWidget({ server: server.url, loader, uniqueId });
      console.log(`ok  the widget of ${version} works with this server`);
    }
  } finally {
    for (const end of ends) await end();
  }
}

/** What the servers of these releases left in the database: their widgets' files, and a website, whose id it returns. */
async function prepare(url: string, widgets: readonly StoredWidget[]): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const [address, text] of widgets.flatMap(({ parts }) => Object.entries(parts)))
      await client.query('insert into widget_parts (address, bytes) values ($1, $2) on conflict do nothing', [
        address,
        Buffer.from(text),
      ]);
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
