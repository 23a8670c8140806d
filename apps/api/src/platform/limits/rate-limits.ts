import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';
import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from './client-network.ts';
import type { Limit } from './limits.ts';

export interface Counted {
  readonly allowed: number;
  readonly remaining: number;
  /** Seconds until the count starts over. */
  readonly resetsIn: number;
  readonly isOver: boolean;
}

export interface RateLimits {
  /** Counts one attempt and returns what is left. */
  count(limit: Limit, subject: string): Promise<Counted>;
  /** Counts one attempt, and refuses it if the limit is exceeded. */
  consume(limit: Limit, subject: string): Promise<void>;
  /** Like `consume`, for the network of an address; a large network gets a multiple of the limit in total. */
  consumePerClient(limit: Limit, address: string): Promise<void>;
  /** Resets the count, for example after a successful sign-in. */
  forget(limit: Limit, subject: string): Promise<void>;
}

/**
 * Counted in the database and by its clock, so that limits hold across processes and restarts. If the database is away,
 * requests are refused, never let through.
 */
export function createRateLimits(database: Database, factor: number): RateLimits {
  const limits: RateLimits = {
    async count(limit, subject) {
      const allowed = Math.ceil(limit.attempts * factor);
      const resetsAt = sql`now() + make_interval(secs => ${limit.seconds})`;
      const isOver = sql`${rateLimits.resetsAt} <= now()`;
      const [row] = await database
        .insert(rateLimits)
        .values({ key: keyOf(limit, subject), used: 1, resetsAt: resetsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
          },
        })
        .returning({
          used: rateLimits.used,
          wait: sql<string>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))`,
        });
      const used = row?.used ?? 1;
      const resetsIn = Math.max(1, Number(row?.wait ?? limit.seconds));
      return { allowed, remaining: Math.max(0, allowed - used), resetsIn, isOver: used > allowed };
    },
    async consume(limit, subject) {
      const { isOver, resetsIn } = await limits.count(limit, subject);
      if (isOver) throw new AppError('too_many_requests', { retryAfter: resetsIn });
    },
    async consumePerClient(limit, address) {
      const { client, aggregate } = clientNetwork(address);
      await limits.consume(limit, client);
      if (aggregate) await limits.consume({ ...limit, attempts: limit.attempts * CLIENTS_PER_AGGREGATE }, aggregate);
    },
    async forget(limit, subject) {
      await database.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
    },
  };
  return limits;
}

const CLIENTS_PER_AGGREGATE = 16;

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;
