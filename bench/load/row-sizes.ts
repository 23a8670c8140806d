import type pg from 'pg';

const WEBSITES = 100_000;
const FEATURES = ['contrast', 'textSize', 'lineHeight', 'font', 'stopMotion'];
const TABLES = ['websites', 'widget_configs', 'widget_installations', 'visits', 'feature_uses'];

/** The size of a row of each growing table on disk, with its indexes, once it contains a month of all websites. */
export async function measureRows(client: pg.Client): Promise<Array<{ table: string; bytes: number }>> {
  const month = "date_trunc('month', now() at time zone 'utc')::date";
  const some = `(select id from websites order by id limit ${WEBSITES}) w`;
  await client.query(
    `insert into visits (website_id, month, count) select id, ${month}, 1000 from ${some} on conflict do nothing`,
  );
  await client.query(
    `insert into feature_uses (website_id, month, feature, count)
     select id, ${month}, feature, 10 from ${some} cross join unnest($1::text[]) feature on conflict do nothing`,
    [FEATURES],
  );
  await client.query(
    `insert into widget_installations (website_id, first_seen_at, last_seen_at, host, version, snippets)
     select id, now(), now(), 'www.shop.example', '0123abcd', 1 from ${some} on conflict do nothing`,
  );
  const sizes: Array<{ table: string; bytes: number }> = [];
  for (const table of TABLES) {
    const { rows } = await client.query<{ bytes: string }>(
      `select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree($1::regclass)),
         pg_total_relation_size($1::regclass)) / count(*) as bytes from ${table}`,
      [table],
    );
    sizes.push({ table, bytes: Number(rows[0]?.bytes) });
  }
  return sizes;
}
