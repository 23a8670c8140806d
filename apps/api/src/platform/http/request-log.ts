import { hostname } from 'node:os';
import { DIGEST_PAGE_PREFIX, MESSAGE_PAGE_PREFIX } from '@evenway/contract';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { buildInfo } from '../../config/build-info.ts';
import { holdsApiKey } from '../api-keys/api-key-format.ts';
import { logError } from '../errors/log-error.ts';

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Structured logs without anything that could be replayed: no query, body, cookie or token. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // While one release replaces another, the log says which of them wrote a line.
    base: { pid: process.pid, hostname: hostname(), ...buildInfo },
    redact: { paths: ['req.headers', 'res.headers', '*.password', '*.token', '*.secret', '*.email'], remove: true },
    serializers: {
      err: (error: unknown) => logError(error),
      error: (error: unknown) => logError(error),
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request), ip: request.ip }),
    },
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    request.log.info(
      { method: request.method, path: pathOf(request), status, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

const pathOf = ({ url }: FastifyRequest) => {
  const [path = ''] = url.split('?', 1);
  if (holdsApiKey(path)) return '[key]';
  const secretPage = SECRET_PAGES.find((prefix) => path.startsWith(prefix));
  return secretPage ? `${secretPage}[secret]` : path;
};

/** The URL of such a page is enough to act on it. */
const SECRET_PAGES = [MESSAGE_PAGE_PREFIX, DIGEST_PAGE_PREFIX];
