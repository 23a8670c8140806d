import { type SQL, sql } from 'drizzle-orm';
import { connectDatabase, type Database, requestTimeouts } from './database.ts';

/**
 * Reads whose result may be up to `MAX_LAG_MS` old. Not a `Queryable`, so only repositories that ask for it get one:
 * nothing that must be fresh reaches a replica by mistake.
 */
export interface StaleReads {
  read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]>;
}

/** The maximum lag of a replica that is still used. Job runners write every 15 seconds, which shows the lag. */
export const MAX_LAG_MS = 30_000;
const CHECK_EVERY_MS = 1_000;
const POOL_SIZE = 4;

/** The same interface, reading from the primary. */
export const freshReads = (database: Database): StaleReads => ({ read: (query) => rowsOf(database, query) });

type Warn = (reason: Record<string, unknown>, message: string) => void;

export interface Replica {
  /** Reads from the replica, or from the primary while the replica is unreachable, too far behind or failing. */
  readsWith(primary: Database): StaleReads;
  /** Starts checking the replica. Until then reads go to the primary. */
  watch(warn: Warn): void;
  close(): Promise<void>;
}

/**
 * After `watch`, checks every second whether the replica responds and is recent enough, so that no request waits for an
 * unreachable one.
 */
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
    // Shorter than the timeout of the primary, which is tried next.
    timeouts: requestTimeouts(options.timeoutMs / 2),
    onLost: (error) => warn({ err: error }, 'lost a connection to the replica'),
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
    watch(onChange) {
      warn = onChange;
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
