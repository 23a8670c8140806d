import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { createClientLimit } from '../../platform/limits/client-limit.ts';
import { limits } from '../../platform/limits/limits.ts';
import { PARTS_PREFIX, type WidgetFile } from './widget-files.ts';

const YEAR = 31_536_000;
/** The same bytes for everyone, readable from every page, and never a cookie. */
export const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Serves the widget's files: those of this build from memory, those of earlier ones from the database. */
export function serveWidget(
  app: FastifyInstance,
  files: ReadonlyMap<string, WidgetFile>,
  findEarlier: (address: string) => Promise<WidgetFile | null>,
  limitFactor: number,
): void {
  const takeEarlier = createClientLimit(limits.earlierPartPerClient, limitFactor);
  for (const [address, file] of files) app.get(address, async (request, reply) => sendFile(file, request, reply));

  app.get<{ Params: { file: string } }>(`${PARTS_PREFIX}:file`, async (request, reply) => {
    takeEarlier(request.ip);
    const file = await findEarlier(`${PARTS_PREFIX}${request.params.file}`);
    if (!file) throw new AppError('not_found');
    return sendFile(file, request, reply);
  });
}

export function sendFile(file: WidgetFile, request: FastifyRequest, reply: FastifyReply) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] =
    /\bbr\b/.test(accepted) && file.br
      ? ['br', file.br]
      : /\bgzip\b/.test(accepted) && file.gzip
        ? ['gzip', file.gzip]
        : [null, file.plain];
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .headers({
      ...PUBLIC_HEADERS,
      vary: 'Accept-Encoding',
      'cache-control': file.isImmutable
        ? `public, max-age=${YEAR}, immutable`
        : 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400',
    })
    .type(file.type)
    .send(body);
}
