import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secretsMatch } from '../crypto/secrets-match.ts';
import { AppError } from '../errors/app-error.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the contract's call that a route implements. */
    readonly call?: string;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface MetricsAccess {
  readonly token: string | undefined;
  readonly isDevelopmentMachine: boolean;
}

/**
 * Measures every response, and serves the metrics at `/metrics` to requests with the token. Without a configured token
 * they are open only on a development machine, because a proxy on the same machine looks like the machine itself.
 */
export function serveMetrics(app: FastifyInstance, access: MetricsAccess, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeAnswer(request, request.routeOptions.config.call, reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function mayRead(request: FastifyRequest, { token, isDevelopmentMachine }: MetricsAccess): boolean {
  if (token === undefined) {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    return isDevelopmentMachine && !isForwarded && LOOPBACK.has(request.socket.remoteAddress ?? '');
  }
  return secretsMatch(request.headers.authorization ?? '', `Bearer ${token}`);
}
