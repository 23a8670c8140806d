import { createHash } from 'node:crypto';
import { statementPath } from '@evenway/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { createClientLimit } from '../../platform/limits/client-limit.ts';
import { limits } from '../../platform/limits/limits.ts';
import { EMBEDDED_POLICY, missingStatement, renderStatement, STATEMENT_POLICY } from './render-statement.ts';
import { findPublished, PUBLIC_ID } from './statement-repository.ts';

/** Servers cache no page, so there is nothing to invalidate. Proxies in front of them may keep one for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60';
/** Pages that isolate themselves take frames that ask for the same. The statement loads nothing, so it gives nothing up. */
const EMBEDDABLE = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
const HTML = 'text/html; charset=utf-8';

/** `/statement/<id>`: the statement of a website, for its visitors. With `?embed` any page may frame it. */
export function serveStatements(
  app: FastifyInstance,
  database: Database,
  brandName: string,
  limitFactor: number,
): void {
  const takePage = createClientLimit(limits.statementPagePerClient, limitFactor);
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    statementPath(':id'),
    async (request, reply) => {
      takePage(request.ip);
      const { id } = request.params;
      const found = PUBLIC_ID.test(id) ? await findPublished(database, id) : null;
      if (!found)
        return reply
          .status(404)
          .headers({
            'content-security-policy': STATEMENT_POLICY,
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
          })
          .type(HTML)
          .send(missingStatement());
      const { statement, version, other } = found;
      const isEmbedded = 'embed' in request.query;
      // A framed statement is part of another page; search engines index the page itself.
      const isIndexable = statement.isIndexable && !isEmbedded;
      const html = renderStatement({
        ...version,
        language: statement.language,
        organization: version.content.organization,
        brandName,
        isIndexable,
        isEmbedded,
        other: other && { language: other.language, href: statementPath(other.publicId) },
      });
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        'content-security-policy': isEmbedded ? EMBEDDED_POLICY : STATEMENT_POLICY,
        'cache-control': CACHING,
        etag,
        ...(isEmbedded && EMBEDDABLE),
        ...(!isIndexable && { 'x-robots-tag': 'noindex' }),
      });
      return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.type(HTML).send(html);
    },
  );
}
