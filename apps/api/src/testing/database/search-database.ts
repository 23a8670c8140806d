import type pg from 'pg';

/** Which tables have a row that contains one of these texts anywhere: in any column, of any type, in any partition. */
export async function tablesMentioning(pool: pg.Pool, texts: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, address } of await listTables(pool)) {
    const { rows } = await pool.query<{ text: string }>(
      // A column of any table could shadow the name.
      `select sought_text as text from unnest($1::text[]) sought_text
       where exists (select from ${address} x where strpos(x::text, sought_text) > 0)`,
      [texts],
    );
    if (rows.length > 0) found.set(name, [...(found.get(name) ?? []), ...rows.map(({ text }) => text)]);
  }
  return found;
}

/** Empty tables. A partitioned one is filled if one of its partitions is. */
export async function emptyTables(pool: pg.Pool): Promise<string[]> {
  const filled = new Map<string, boolean>();
  for (const { name, address } of await listTables(pool)) {
    const { rowCount } = await pool.query(`select from ${address} limit 1`);
    filled.set(name, (filled.get(name) ?? false) || rowCount === 1);
  }
  return [...filled].filter(([, isFilled]) => !isFilled).map(([name]) => name);
}

/** Every id, hash and secret in rows that contain one of these texts: finding them elsewhere would be a leak. */
export async function secretsInRowsWith(
  pool: pg.Pool,
  tables: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const values = new Set<string>();
  for (const { name, address } of await listTables(pool)) {
    if (!tables.includes(name)) continue;
    const { rows } = await pool.query<{ value: string }>(
      `select distinct value from ${address} x, jsonb_each_text(to_jsonb(x)) where exists (
         select from unnest($1::text[]) sought_text where strpos(x::text, sought_text) > 0
       ) and (value ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' or value ~ '^[A-Za-z0-9_+/=.:$-]{40,}$')`,
      [texts],
    );
    for (const { value } of rows) values.add(value);
  }
  return [...values];
}

async function listTables(pool: pg.Pool): Promise<{ name: string; address: string }[]> {
  const { rows } = await pool.query<{ name: string; address: string }>(
    `select coalesce(p.relname, c.relname) as name, c.oid::regclass::text as address
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows;
}
