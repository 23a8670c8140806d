import type { Kind, Records } from './records.ts';
import type { Change } from './transaction.ts';

export interface Journal {
  /** Everything that was saved, in the order in which it was first saved. */
  load(): Promise<{ kind: Kind; id: string; record: Records[Kind] }[]>;
  /** All of it or nothing. */
  save(changes: Change[]): Promise<void>;
  close(): Promise<void>;
}

/** For a run that leaves nothing behind. */
export function createForgetfulJournal(): Journal {
  return { load: async () => [], save: async () => undefined, close: async () => undefined };
}
