import { type SQL, sql } from 'drizzle-orm';
import { connectDatabase, type Database, requestTimeouts } from './database.ts';

/**
 * Reads whose answer may be up to `MAX_LAG_MS` old. It is no `Queryable`, so a repository can only be given it where it asks
 * for it: nothing that must be fresh reaches a replica by mistake.
 */
export interface StaleReads {
  read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]>;
}

/** How far behind a replica may be and still be asked. Job runners write every 15 seconds, by which a replica shows its age. */
export const MAX_LAG_MS = 30_000;
const CHECK_EVERY_MS = 1_000;
const POOL_SIZE = 4;

/** The same reads, never old. */
export const freshReads = (database: Database): StaleReads => ({ read: (query) => rowsOf(database, query) });

type Warn = (reason: Record<string, unknown>, message: string) => void;

export interface Replica {
  /** From the replica; from the primary while the replica is away, too far behind or fails. */
  readsWith(primary: Database): StaleReads;
  /** Until then reads go to the primary, since there is nobody to tell where they go. */
  watch(warn: Warn): void;
  close(): Promise<void>;
}

/** Looks every second, from `watch` on, whether the replica answers and is recent enough, so that no request waits for one that is away for long. */
export function connectReplica(
  url: string,
  options: {
    readonly timeoutMs: number;
    readonly isPooled: boolean;
  },
): Replica {
  let warn: Warn = () => undefined;
  const { database, close } = connectDatabase(url, {
    poolSize: POOL_SIZE,
    name: 'evenway-reads',
    isPooled: options.isPooled,
    // Less than a request waits for the primary, which is asked afterwards.
    timeouts: requestTimeouts(options.timeoutMs / 2),
    onError: (error) => warn({ err: error }, 'lost a connection to the replica'),
  });
  let isUsable = false;
  const use = (usable: boolean, reason: Record<string, unknown>) => {
    if (usable !== isUsable) warn(reason, usable ? 'reads go to the replica' : 'reads go to the primary');
    isUsable = usable;
  };
  const check = async () => {
    try {
      const [row] = await rowsOf<{ isRecent: boolean }>(database, IS_RECENT);
      use(row?.isRecent ?? false, { reason: 'age of the replica' });
    } catch (error) {
      use(false, { err: error });
    }
  };
  let checking: Promise<void> | null = null;
  const checkUnlessBusy = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    watch(tell) {
      warn = tell;
      checkUnlessBusy();
      timer = setInterval(checkUnlessBusy, CHECK_EVERY_MS);
    },
    readsWith: (primary) => ({
      async read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
        if (isUsable) {
          try {
            return await rowsOf<Row>(database, query);
          } catch (error) {
            use(false, { err: error });
          }
        }
        return rowsOf<Row>(primary, query);
      },
    }),
    async close() {
      clearInterval(timer);
      await checking;
      await close();
    },
  };
}

const IS_RECENT = sql`
  select coalesce(max(seen_at) > now() - make_interval(secs => ${MAX_LAG_MS / 1_000}), false) as "isRecent" from job_runners
`;

async function rowsOf<Row extends Record<string, unknown>>(database: Database, query: SQL): Promise<Row[]> {
  const { rows } = await database.execute(query);
  return rows as Row[];
}
