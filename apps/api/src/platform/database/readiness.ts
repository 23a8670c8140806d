/** Runs one statement, on whatever connection the caller has. */
type Execute = (statement: string) => Promise<unknown>;

/** Throws unless the database answers. */
export async function tryRead(execute: Execute): Promise<void> {
  await execute('select 1');
}

/**
 * Throws unless the database takes writes. Writes one row, always the same; the clean-up deletes it like any expired
 * limit.
 */
export async function tryWrite(execute: Execute): Promise<void> {
  await execute(`
    insert into rate_limits (key, used, resets_at) values ('readyz', 0, now())
    on conflict (key) do update set resets_at = now()`);
}
