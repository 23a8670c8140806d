import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConfigCache } from './config-cache.ts';
import type { WidgetFile } from './widget-files.ts';

const YEAR = 31_536_000;
const UNIQUE_ID = /^[0-9a-f]{32}$/;
/** The same bytes for everyone, readable from every page, and never a cookie. */
const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
const CONFIG_CACHING = 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400';

/** Serves the widget's files and the configuration of each website from memory. */
export function serveWidget(app: FastifyInstance, files: ReadonlyMap<string, WidgetFile>, configs: ConfigCache): void {
  for (const [address, file] of files) app.get(address, async (request, reply) => sendFile(file, request, reply));

  app.get<{ Params: { file: string } }>('/widget/config/:file', async (request, reply) => {
    const uniqueId = request.params.file.replace(/\.json$/, '');
    // An id that cannot exist is answered like one that does not, and is not worth asking for.
    const { body, etag } = await configs.get(UNIQUE_ID.test(uniqueId) ? uniqueId : '');
    reply.headers({ ...PUBLIC_HEADERS, 'cache-control': CONFIG_CACHING, etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function sendFile(file: WidgetFile, request: FastifyRequest, reply: FastifyReply) {
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
