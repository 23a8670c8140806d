import type pg from 'pg';

/** A row that was inserted, updated or deleted, as it was and as it is. */
export interface Change {
  readonly table: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/**
 * From now on, triggers note every change of a row of the product, whoever makes it; an update that changes nothing is
 * none. The returned function returns what
 * was noted since it was last called. Jobs have a schema of their own and are left out: what they do shows in the rows.
 */
export async function recordChanges(pool: pg.Pool): Promise<() => Promise<Change[]>> {
  await pool.query(`
    create schema noted;
    create table noted.changes (number bigint generated always as identity, "table" text, before jsonb, after jsonb);
    create function noted.note() returns trigger security definer language plpgsql as $$
    begin
      insert into noted.changes ("table", before, after) values (tg_argv[0], to_jsonb(old), to_jsonb(new));
      return null;
    end $$;
    grant usage on schema noted to public;
    do $$
    declare named regclass;
    begin
      for named in select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      loop
        execute format('create trigger noted after insert or delete on %s for each row execute function noted.note(%L)', named, named);
        execute format('create trigger noted_update after update on %s for each row when (old is distinct from new) execute function noted.note(%L)', named, named);
      end loop;
    end $$`);
  return async () => {
    const { rows } = await pool.query(
      'with gone as (delete from noted.changes returning *) select "table", before, after from gone order by number',
    );
    return rows;
  };
}
