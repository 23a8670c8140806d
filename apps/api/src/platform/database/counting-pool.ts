import { type OnLost, Pool } from '@evenway/database-connections';
import type pg from 'pg';
import { activeSpan, traced } from '../tracing/active-span.ts';

type ConnectCallback = Parameters<Pool['connect']>[0];

/**
 * A pool that measures how often and how long callers waited for a connection, and adds each query to the active trace.
 */
export class CountingPool extends Pool {
  readonly waits = { count: 0, seconds: 0 };

  constructor(config: pg.PoolConfig, onLost: OnLost) {
    super(config, onLost);
    // `pool.query` acquires a client and runs the query, so this span includes the wait.
    traceQueries(this);
    this.on('connect', (client) => {
      traceQueries(client);
      releaseWithoutTransaction(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): unknown {
    if (this.idleCount > 0) return callback ? super.connect(callback) : super.connect();
    const since = performance.now();
    const note = () => {
      this.waits.count += 1;
      this.waits.seconds += (performance.now() - since) / 1_000;
    };
    if (!callback) {
      const connecting = super.connect();
      connecting.then(note, note);
      return connecting;
    }
    return super.connect((error, client, release) => {
      note();
      callback(error, client, release);
    });
  }
}

/**
 * Queries in a transaction go directly to the client. Those that the pool sends itself have a callback and are already
 * traced.
 */
function traceQueries(client: Pool | pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, { query: (...args: unknown[]) => asSpan(args, () => query(...args)) });
}

/**
 * Drizzle only releases a client once its `begin` has succeeded. Without this, every connection lost in between would
 * shrink the pool for good.
 */
function releaseWithoutTransaction(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query(...args: unknown[]): unknown {
      const result = query(...args);
      if (result instanceof Promise && /^begin\b/.test(textOf(args)))
        result.catch((error: unknown) => client.release(error instanceof Error ? error : true));
      return result;
    },
  });
}

const MAX_TEXT_LENGTH = 1_000;

function asSpan(args: readonly unknown[], run: () => unknown): unknown {
  if (!activeSpan() || typeof args.at(-1) === 'function') return run();
  const text = textOf(args);
  // The text contains placeholders only; the values are not traced.
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT_LENGTH) };
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  return traced({ name, kind: 'client', attributes }, async () => run());
}

const textOf = ([first]: readonly unknown[]): string =>
  typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
