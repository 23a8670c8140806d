import { Client } from '@evenway/database-connections';
import type { FastifyBaseLogger } from 'fastify';

const CHANNEL = 'widget_change';
const RETRY_MS = 1_000;
/** How often the connection is tested: one that died unnoticed would never report a change. */
const TRY_EVERY_MS = 10_000;
const TIMEOUT_MS = 2_000;
/** A single failure is repaired before anyone could do something about it. */
const WARN_FROM = 3;

/** Listens for changes from the database; a lost connection is restored, and then everything counts as changed. */
export function listenForChanges(
  url: string,
  log: FastifyBaseLogger,
  onChange: (uniqueId: string) => void,
  tryEveryMs = TRY_EVERY_MS,
): { stop(): Promise<void> } {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;

  const noteFailure = (err: unknown) => {
    failures += 1;
    log[failures < WARN_FROM ? 'debug' : 'warn']({ err, failures }, 'no connection for widget changes');
  };
  /** Only the current client may request a new one; events of an abandoned one no longer matter. */
  const again = (lost: Client) => {
    if (lost !== client) return;
    client = undefined;
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS);
  };
  const keepTrying = (current: Client) => {
    timer = setTimeout(async () => {
      try {
        await current.query('select 1');
        if (current === client) keepTrying(current);
      } catch (error) {
        noteFailure(error);
        again(current);
        // Not awaited: the other side may be gone.
        current.end().catch(() => undefined);
      }
    }, tryEveryMs);
  };
  const connect = async () => {
    const next = new Client(
      {
        connectionString: url,
        application_name: 'evenway-widget-changes',
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
        keepAlive: true,
      },
      noteFailure,
    );
    next.on('end', () => again(next));
    next.on('notification', ({ payload }) => onChange(payload ?? '*'));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      failures = 0;
      onChange('*');
      keepTrying(next);
    } catch (error) {
      noteFailure(error);
      again(next);
      next.end().catch(() => undefined);
    }
  };

  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
