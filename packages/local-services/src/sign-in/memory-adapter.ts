import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Codes and tokens live for minutes and may be lost with the process, unlike the clients and keys. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (matches: (payload: AdapterPayload) => boolean) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(read)
        .find((payload) => payload && matches(payload));
    return {
      async upsert(id, payload, expiresIn) {
        dropExpired(entries);
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresIn * 1_000 });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}

function dropExpired(entries: Map<string, Entry>): void {
  const now = Date.now();
  for (const [key, { expiresAt }] of entries) {
    if (expiresAt <= now) entries.delete(key);
  }
}
