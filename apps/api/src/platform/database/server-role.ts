import type pg from 'pg';

/** Schemas in which the server reads and writes rows. The job queue brings its own. */
const SCHEMAS = ['public', 'graphile_worker'];
const RIGHTS = ['select', 'insert', 'update', 'delete'];
/** Servers only insert rows here, and never change them: `forget_*` functions of the owner delete what must go. */
const APPEND_ONLY = ['public.audit_entries'];
const NEVER_ON_APPEND_ONLY = ['update', 'delete'];

/**
 * Lets the servers' role read and write rows in all present and future tables of the owner, without changing the tables
 * themselves. Writes nothing if no right is missing, or if the role owns the tables.
 */
export async function grantToServer(owner: pg.ClientBase, role: string): Promise<void> {
  if (!(await lacksRights(owner, role))) return;
  const name = owner.escapeIdentifier(role);
  await owner.query('begin');
  try {
    for (const schema of SCHEMAS) {
      await owner.query(`grant usage on schema ${schema} to ${name}`);
      for (const [objects, rights] of [
        ['tables', RIGHTS.join(', ')],
        ['sequences', 'usage, select'],
        ['functions', 'execute'],
      ]) {
        await owner.query(`grant ${rights} on all ${objects} in schema ${schema} to ${name}`);
        await owner.query(`alter default privileges in schema ${schema} grant ${rights} on ${objects} to ${name}`);
      }
    }
    const { rows: appended } = await owner.query<{ table: string }>(
      'select name as table from unnest($1::text[]) as name where to_regclass(name) is not null',
      [APPEND_ONLY],
    );
    for (const { table } of appended)
      await owner.query(`revoke ${NEVER_ON_APPEND_ONLY.join(', ')} on ${table} from ${name}`);
    const { rows } = await owner.query<{ table: string }>(CLOSED_TABLES, [role, SCHEMAS]);
    for (const { table } of rows)
      await owner.query(`create policy ${owner.escapeIdentifier(policyOf(role))} on ${table} to ${name} using (true)`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Whether a role that does not own the tables lacks a right, or has one too many. */
export async function lacksRights(client: pg.ClientBase, role: string): Promise<boolean> {
  const { rows } = await client.query<{ missing: boolean }>(MISSING, [
    role,
    SCHEMAS,
    RIGHTS,
    APPEND_ONLY,
    NEVER_ON_APPEND_ONLY,
  ]);
  return rows[0]?.missing ?? false;
}

const policyOf = (role: string) => `rows for ${role}`;

/** The job queue uses row-level security: only its owner sees rows, unless a policy says otherwise. */
const CLOSED_TABLES = `
  select format('%I.%I', nspname, relname) as table
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_roles as role on rolname = $1
  where relrowsecurity and nspname = any($2) and not exists (
    select from pg_policy where polrelid = pg_class.oid and role.oid = any(polroles)
  )`;

const MISSING = `
  select coalesce(bool_or(
    not has_schema_privilege($1, nspname, 'usage')
    or exists (
      select from unnest($3::text[]) as granted
      where has_table_privilege($1, pg_class.oid, granted)
        = (format('%I.%I', nspname, relname) = any($4) and granted = any($5))
    )
    or (relrowsecurity and relowner <> role.oid and not exists (
      select from pg_policy where polrelid = pg_class.oid and role.oid = any(polroles)
    ))
  ), false) as missing
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_roles as role on rolname = $1
  where relkind in ('r', 'p') and nspname = any($2) and relowner <> role.oid`;
