import { type SQL, sql } from 'drizzle-orm';
import { deletions } from './schema/index.ts';

/** In the same transaction as the deletion: what a restored backup brings back can then be deleted again. */
export const noteDeletion = (kind: (typeof deletions.$inferSelect)['kind'], id: string): SQL => sql`
  insert into ${deletions} (kind, id) values (${kind}, ${id}) on conflict do nothing`;
