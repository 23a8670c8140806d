import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const CHANNEL = 'widget_change';
const RETRY_MS = 1_000;

/** Hears of changes from the database as long as it runs; a lost connection is made again, and what was missed counts as all. */
export function listenForChanges(
  url: string,
  log: FastifyBaseLogger,
  onChange: (uniqueId: string) => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = () => {
    client = undefined;
    if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS);
  };
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'evenway-widget-changes',
      connectionTimeoutMillis: 2_000,
    });
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection for widget changes'));
    next.on('end', again);
    next.on('notification', ({ payload }) => onChange(payload ?? '*'));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      onChange('*');
    } catch (error) {
      log.warn({ err: error }, 'could not listen for widget changes');
      await next.end().catch(again);
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
