import type pg from 'pg';

const TABLES = ['visits', 'feature_uses'];

/**
 * Prepares the partitioning of visit and usage counts by month (migration 0017): validates a constraint that no row is
 * newer than a month still to come, so that the existing table can become the first partition. The validation scans the
 * whole table while servers keep writing; without it the migration would scan it while they wait. The bound is more
 * than a month away: if a start is interrupted here, servers of the previous version can work until then, and the next
 * start continues.
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

/** One row if the table exists and is not partitioned yet. A bound that is too near is replaced. */
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
