import type pg from 'pg';

export interface ServerView {
  readonly versionNumber: number;
  readonly database: string;
  readonly role: string;
  /** The role that owns the database. */
  readonly owner: string;
  /** Whether the role sees other roles' connections and may end their statements, as the runbooks do. */
  readonly mayWatch: boolean;
  readonly startedAt: string;
  readonly encoding: string;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  readonly isPowerful: boolean;
  readonly isEncrypted: boolean;
  readonly freeConnections: number;
  readonly now: Date;
}

/** What a role sees of its database. */
export async function viewDatabase(client: pg.ClientBase): Promise<ServerView> {
  const { rows } = await client.query(`
    select current_setting('server_version_num')::int as "versionNumber",
      current_database() as database, current_user as role,
      (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner,
      pg_has_role('pg_monitor', 'usage') and pg_has_role('pg_signal_backend', 'usage') as "mayWatch",
      pg_postmaster_start_time()::text as "startedAt",
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as "isStandby",
      current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
      (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname = current_user) as "isPowerful",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (select sum(numbackends) from pg_stat_database)::int as "freeConnections",
      clock_timestamp() as now`);
  return rows[0];
}

/** Tables of the product, and how many of them this role owns. */
export async function countTables(client: pg.ClientBase): Promise<{ all: number; owned: number }> {
  const { rows } = await client.query(`
    select count(*)::int as all, count(*) filter (where tableowner = current_user)::int as owned
    from pg_tables where schemaname = any('{public,graphile_worker}')`);
  return rows[0];
}

/** Whether this role may create tables where the migrations do. */
export async function mayCreate(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`);
  return rows[0].may;
}
