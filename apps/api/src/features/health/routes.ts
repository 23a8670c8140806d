import type { FastifyInstance } from 'fastify';
import { buildInfo } from '../../config/build-info.ts';
import { tryRead, tryTables, tryWrite } from '../../platform/database/readiness.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sendError } from '../../platform/errors/error-handler.ts';
import type { Platform } from '../../platform/platform.ts';

/** How long a success counts as proof: anyone may ask, and asking must stay cheap. */
const USABLE_FOR_MS = 1_000;
/** Load balancers ask every second or two: without this most of a log would be their questions. */
const QUIET = { logLevel: 'warn' } as const;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, which it cannot while it stops, without its database,
 * while a table is gone, or while the database accepts no writes, for example because its disk is full.
 * `/readyz/delivery`: it can serve widgets, which come from memory; if the shared database fails, all servers lose it
 * together, and a load balancer would have none left for visitors.
 */
export function serveHealth(app: FastifyInstance, { database }: Platform, isStopping: () => boolean): void {
  const execute = (statement: string) => database.execute(statement);
  let usableUntil = 0;
  app.get('/healthz', QUIET, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...buildInfo }),
  );
  app.get('/readyz/delivery', QUIET, async (_request, reply) => {
    if (isStopping()) return sendError(reply, new AppError('unavailable'));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/readyz', QUIET, async (_request, reply) => {
    if (isStopping()) return sendError(reply, new AppError('unavailable'));
    try {
      await tryRead(execute);
      if (usableUntil <= Date.now()) {
        await tryTables(execute);
        await tryWrite(execute);
        usableUntil = Date.now() + USABLE_FOR_MS;
      }
    } catch (error) {
      // What comes back may be another database than the one that accepted the last write: a standby, for example.
      usableUntil = 0;
      // Also of what elsewhere is a fault of ours: a load balancer only has to know that it cannot serve.
      throw new AppError('unavailable', { cause: error });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
