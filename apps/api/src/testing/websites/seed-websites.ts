import type pg from 'pg';

const ORGANIZATION = '00000000-0000-4000-8000-000000000001';
const CONFIG = JSON.stringify({ position: 'LEFT', mainColor: '#123456', textColor: '#ffffff' });

/**
 * Websites `from` to `to`, all live, every second one with its own configuration. The n-th has the public id `md5(n)`
 * and the domain `site-n.example`, so that a load generator knows them without a query.
 */
export async function seedWebsites(client: pg.Client, from: number, to: number): Promise<void> {
  // The triggers notify every server of every row; nobody needs a million notifications.
  await client.query("set session_replication_role = 'replica'");
  await client.query(`insert into organizations (id, name) values ($1, 'Many') on conflict do nothing`, [ORGANIZATION]);
  await client.query(
    `insert into websites (organization_id, domain, unique_id, status, expires_at)
     select $1::uuid, 'site-' || n || '.example', md5(n::text), 'ACTIVE', now() + interval '1 year'
     from generate_series($2::int, $3::int) n`,
    [ORGANIZATION, from, to],
  );
  await client.query(
    `insert into widget_configs (website_id, config)
     select w.id, $3::jsonb from generate_series($1::int, $2::int, 2) n join websites w on w.unique_id = md5(n::text)`,
    [from, to, CONFIG],
  );
  await client.query("set session_replication_role = 'origin'");
  for (const table of ['websites', 'widget_configs']) await client.query(`vacuum analyze ${table}`);
}
