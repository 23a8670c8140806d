import type { Kind, Records } from './records.ts';

export interface Change {
  kind: Kind;
  id: string;
  /** Undefined if it was deleted. */
  record: Records[Kind] | undefined;
}

export interface RecordReader {
  find<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** Oldest first. */
  all<K extends Kind>(kind: K): Records[K][];
}

export interface Transaction extends RecordReader {
  put<K extends Kind>(kind: K, record: Records[K]): Records[K];
  delete(kind: Kind, id: string): void;
  changes(): Change[];
  /** A nested transaction, to simulate what would happen. */
  branch(): Transaction;
}

export function createTransaction(base: RecordReader): Transaction {
  // For each kind what was put, and undefined for deleted ids.
  const changed = new Map<Kind, Map<string, Records[Kind] | undefined>>();

  const note = (kind: Kind, id: string, record: Records[Kind] | undefined) => {
    const table = changed.get(kind) ?? new Map<string, Records[Kind] | undefined>();
    changed.set(kind, table.set(id, record));
  };

  const transaction: Transaction = {
    find<K extends Kind>(kind: K, id: string) {
      const table = changed.get(kind);
      return table?.has(id) ? (table.get(id) as Records[K] | undefined) : base.find(kind, id);
    },
    all<K extends Kind>(kind: K) {
      const table = changed.get(kind) as Map<string, Records[K] | undefined> | undefined;
      const kept = base.all(kind);
      if (!table) return kept;
      const added = [...table].filter(([id]) => !base.find(kind, id)).map(([, record]) => record);
      const current = kept.map((record) => (table.has(record.id) ? table.get(record.id) : record));
      return [...current, ...added].filter((record) => record !== undefined);
    },
    put(kind, record) {
      note(kind, record.id, freeze(record));
      return record;
    },
    delete: (kind, id) => note(kind, id, undefined),
    changes: () => [...changed].flatMap(([kind, table]) => [...table].map(([id, record]) => ({ kind, id, record }))),
    branch: () => createTransaction(transaction),
  };
  return transaction;
}

/** Stored records are shared by all readers, so nobody may change them in place. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
