import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { tryTables } from '../../platform/database/readiness.ts';
import { readQueueState } from '../../platform/jobs/queue-state.ts';
import { DELIVER_WEBHOOK_TASK } from '../../platform/webhooks/publish-event.ts';
import { type Announcement, isUp, listComingAnnouncements } from './announcement-repository.ts';
import { beat, noteJobs, saveDatabaseOutage } from './health-history-repository.ts';

const BEAT_MS = 15_000;
/** Due jobs that wait this long: mails and payment updates are late, and people notice. */
const LATE_SECONDS = 300;

export interface CurrentHealth {
  /** The database does not respond, lacks a table, or accepts no writes. */
  readonly isDatabaseAway: boolean;
  readonly areJobsLate: boolean;
  /** What is up now. While the database is away, what was known before. */
  readonly announcements: readonly Announcement[];
}

export interface HealthWatch {
  current(): CurrentHealth;
  /** Checks once, immediately. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Checks the database and the queue every few seconds, and stores in the database what people should know later. An
 * outage of the database itself is remembered here and stored when it is over.
 */
export function watchHealth(
  database: Database,
  log: () => Pick<FastifyBaseLogger, 'warn'> | undefined,
  beatMs = BEAT_MS,
): HealthWatch {
  let awaySince: number | undefined;
  let missedBeats = 0;
  let areJobsLate = false;
  let coming: readonly Announcement[] = [];

  // One missed heartbeat may be a busy moment; the next one shows whether it is more.
  const isAway = () => missedBeats > 1;
  const look = async () => {
    try {
      await database.transaction(async (tx) => {
        await tryTables((statement) => tx.execute(statement));
        await beat(tx);
        if (awaySince !== undefined && isAway()) await saveDatabaseOutage(tx, (performance.now() - awaySince) / 1_000);
        // A slow endpoint of a customer delays only its own events, and is no outage of ours.
        const ours = (await readQueueState(tx)).filter(({ task }) => task !== DELIVER_WEBHOOK_TASK);
        const oldest = Math.max(0, ...ours.map(({ oldestSeconds }) => oldestSeconds));
        areJobsLate = oldest > LATE_SECONDS;
        await noteJobs(tx, areJobsLate ? oldest : null);
        coming = await listComingAnnouncements(tx);
      });
      awaySince = undefined;
      missedBeats = 0;
    } catch (error) {
      awaySince ??= performance.now();
      missedBeats += 1;
      log()?.warn({ err: error }, 'the database could not be asked for the health history');
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, beatMs);
  return {
    current() {
      const now = new Date();
      return { isDatabaseAway: isAway(), areJobsLate, announcements: coming.filter((one) => isUp(one, now)) };
    },
    look: () => {
      looking = looking.then(look);
      return looking;
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
