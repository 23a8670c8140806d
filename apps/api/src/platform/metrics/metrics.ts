import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors/app-error.ts';
import type { RawHttpRoutes } from '../http/raw-http-routes.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Prometheus metrics at `/metrics`, for requests with the token. Without one they are open on a development machine only: a
 * proxy on the same machine looks like the machine itself. `rawRoutes` counts those answers that Fastify never saw.
 */
export function serveMetrics(
  app: FastifyInstance,
  access: { readonly token: string | undefined; readonly isDevelopmentMachine: boolean },
  rawRoutes: Pick<RawHttpRoutes, 'answers'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  new Counter({
    name: 'http_fast_answers_total',
    help: 'Answers to the widget on customers’ pages',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { prefix, status, count } of rawRoutes.answers()) this.inc({ route: prefix, status }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function mayRead(
  request: FastifyRequest,
  { token, isDevelopmentMachine }: Parameters<typeof serveMetrics>[1],
): boolean {
  if (token === undefined) {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    return isDevelopmentMachine && !isForwarded && LOOPBACK.has(request.socket.remoteAddress ?? '');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
