import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve, which it cannot without its database or while it stops. */
export function serveHealth(app: FastifyInstance, { database }: Platform, isStopping: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) throw new AppError('unavailable');
    await database.execute(sql`select 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
