import { escapeLiteral } from '@evenway/database-connections';
import type pg from 'pg';

/**
 * Tables that depend on people and their organizations, parents first: `$people` and `$organizations` become lists of
 * ids.
 */
const TABLES = [
  ['organizations', 'id in ($organizations)'],
  ['users', 'organization_id in ($organizations) or id in ($people)'],
  ['memberships', 'user_id in ($people) or organization_id in ($organizations)'],
  ['sessions', 'user_id in ($people)'],
  ['mailed_links', 'user_id in ($people)'],
  ['invitations', 'organization_id in ($organizations)'],
  ['websites', 'organization_id in ($organizations)'],
  ['website_subscriptions', 'website_id in (select id from websites where organization_id in ($organizations))'],
  ['widget_configs', 'website_id in (select id from websites where organization_id in ($organizations))'],
  ['statements', 'website_id in (select id from websites where organization_id in ($organizations))'],
  ['sso_domains', 'organization_id in ($organizations)'],
  ['api_keys', 'organization_id in ($organizations)'],
  ['webhook_endpoints', 'organization_id in ($organizations)'],
  ['webhook_events', 'organization_id in ($organizations)'],
  ['webhook_deliveries', 'endpoint_id in (select id from webhook_endpoints where organization_id in ($organizations))'],
  ['payment_customers', 'organization_id in ($organizations)'],
] as const;

const DEADLOCK = '40P01';

/**
 * Remembers the rows of these people and their organizations; the returned function restores them and deletes newer
 * ones.
 */
export async function snapshotRows(pool: pg.Pool, emails: readonly string[]): Promise<() => Promise<void>> {
  const listOf = async (query: string) =>
    (await pool.query(query, [emails])).rows.map(({ id }) => escapeLiteral(id)).join(',');
  const people = await listOf('select id from users where email = any($1)');
  const organizations = await listOf(
    'select organization_id as id from users where email = any($1) and organization_id is not null',
  );
  const puttingBack: string[] = [];
  const dropping: string[] = [];
  for (const [table, condition] of TABLES) {
    const where = condition.replaceAll('$people', people).replaceAll('$organizations', organizations);
    const { rows } = await pool.query(`select * from ${table} where ${where}`);
    const { rows: columns } = await pool.query(
      `select a.attname as name, coalesce(i.indisprimary, false) as is_key from pg_attribute a
       left join pg_index i on i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey)
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      [table],
    );
    const keys = columns.filter(({ is_key }) => is_key).map(({ name }) => name);
    const kept = `jsonb_populate_recordset(null::${table}, ${escapeLiteral(JSON.stringify(rows))}::jsonb)`;
    dropping.unshift(`delete from ${table} where (${where}) and (${keys}) not in (select ${keys} from ${kept})`);
    const change = columns.map(({ name }) => `${name} = excluded.${name}`).join(', ');
    puttingBack.push(
      `insert into ${table} select * from ${kept} on conflict (${keys.join(', ')}) do update set ${change}`,
    );
  }
  const [organizationsBack = '', usersBack = '', ...othersBack] = puttingBack;
  // A session that is back can end again.
  const unended = 'delete from ended_sessions where secret_hash in (select secret_hash from sessions)';
  const restoring = [organizationsBack, usersBack, ...dropping, ...othersBack, unended].join(';\n');
  const restore = async (): Promise<void> => {
    try {
      await pool.query(restoring);
    } catch (error) {
      // Jobs of the product touch the same rows in another order.
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
      await restore();
    }
  };
  return restore;
}
