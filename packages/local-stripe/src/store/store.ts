import type { Journal } from './journal.ts';
import type { Kind, Records } from './records.ts';
import { createTransaction, type RecordReader, type Transaction } from './transaction.ts';

export interface Store {
  load(): Promise<void>;
  /** Everything that `action` writes is stored together, or nothing if it throws. */
  run<T>(action: (transaction: Transaction) => T): Promise<T>;
  /** Reads the current state; writes are lost. */
  read<T>(action: (transaction: Transaction) => T): T;
  close(): Promise<void>;
}

/** Everything is held in memory, and stored before any response is sent. */
export function createStore(journal: Journal): Store {
  const tables = new Map<Kind, Map<string, Records[Kind]>>();
  let last: Promise<unknown> = Promise.resolve();

  const tableOf = (kind: Kind) => {
    const table = tables.get(kind) ?? new Map<string, Records[Kind]>();
    tables.set(kind, table);
    return table;
  };

  const reader: RecordReader = {
    find: <K extends Kind>(kind: K, id: string) => tables.get(kind)?.get(id) as Records[K] | undefined,
    all: <K extends Kind>(kind: K) => [...(tables.get(kind)?.values() ?? [])] as Records[K][],
  };

  const runNow = async <T>(action: (transaction: Transaction) => T): Promise<T> => {
    const transaction = createTransaction(reader);
    const result = action(transaction);
    const changes = transaction.changes();
    if (changes.length > 0) await journal.save(changes);
    for (const { kind, id, record } of changes) {
      if (record) tableOf(kind).set(id, record);
      else tableOf(kind).delete(id);
    }
    return result;
  };

  return {
    async load() {
      for (const { kind, id, record } of await journal.load()) tableOf(kind).set(id, record);
    },
    run(action) {
      const result = last.then(() => runNow(action));
      last = result.catch(() => undefined);
      return result;
    },
    read: (action) => action(createTransaction(reader)),
    async close() {
      await last;
      await journal.close();
    },
  };
}
