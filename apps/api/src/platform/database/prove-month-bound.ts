import type pg from 'pg';

const TABLES = ['visits', 'feature_uses'];

/**
 * Before the counts of visits and uses get a partition for each month (migration 0017): shows PostgreSQL that no row is
 * newer than a month that is still to come, so that the table as it is can become the first partition. The proof reads the
 * whole table while servers go on writing to it; without it the migration would read it while they wait.
 * The bound is more than a month away. Should a start end in between, servers of the version before can work until then,
 * and the next start goes on from here.
 */
export async function proveMonthBound(owner: pg.ClientBase): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await owner.query<{ isProven: boolean; isUsable: boolean }>(STATE, [table]);
    const [state] = rows;
    if (!state || state.isProven) continue;
    if (!state.isUsable) await owner.query(await addBound(owner, table));
    await owner.query(`alter table ${table} validate constraint ${table}_month_bound`);
  }
}

/** One row where the table is there and has no partitions yet. A bound that is near is made again. */
const STATE = `
  select coalesce(is_usable, false) as "isUsable", coalesce(is_usable and convalidated, false) as "isProven"
  from pg_class
  left join pg_constraint on conrelid = pg_class.oid and conname = relname || '_month_bound',
  lateral (
    select substring(pg_get_constraintdef(pg_constraint.oid) from '\\d{4}-\\d\\d-\\d\\d')::date > now() + interval '1 month' as is_usable
  ) as bound
  where pg_class.oid = to_regclass('public.' || $1) and relkind = 'r'`;

async function addBound(owner: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await owner.query<{ bound: string }>(
    `select to_char(now() at time zone 'utc' + interval '2 months', 'YYYY-MM-01') as bound`,
  );
  const constraint = `${table}_month_bound`;
  return `alter table ${table} drop constraint if exists ${constraint},
    add constraint ${constraint} check (month < '${rows[0]?.bound}') not valid`;
}
