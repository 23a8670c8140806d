import type { FastifyPluginAsync } from 'fastify';
import type { VisitCounter } from './visit-counter.ts';

export const VISITS_PATH = '/widget/visits/:uniqueId';

/** Machines that say so. Nothing else is asked of a visitor, and nothing of this is kept. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;

/** One beacon per browser session. Whatever its body or query says is ignored; the clock and the website are ours. */
export function visitRoutes(
  findWebsite: (uniqueId: string) => Promise<string | null>,
  visits: VisitCounter,
): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));
    app.post<{ Params: { uniqueId: string } }>(VISITS_PATH, async (request, reply) => {
      const websiteId = BOT.test(request.headers['user-agent'] ?? '')
        ? null
        : await findWebsite(request.params.uniqueId);
      if (websiteId) await visits.count(websiteId);
      return reply
        .headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-store',
        })
        .status(204)
        .send();
    });
  };
}
