import { DIGEST_PAGE_PREFIX } from '@evenway/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { person, recordByLink } from '../../../platform/audit/record.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageOf, sendPage } from '../html-page.ts';
import { describeDigestReader, setDigest } from '../message-repository.ts';
import { readDigestToken } from './digest-link.ts';
import { askingPage, endedPage, goneDigestPage } from './digest-page.ts';

export const DIGEST_PAGE_PATH = `${DIGEST_PAGE_PREFIX}:token`;

interface Route {
  Params: { token: string };
  Querystring: { lang?: string };
}
type PageRequest = FastifyRequest<Route>;

/**
 * Unsubscribes from digests without signing in. Opening the page changes nothing; a POST does. The button on the page
 * sends one, and so does a mail program on behalf of its reader (RFC 8058), from no page of ours.
 */
export async function serveDigestPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { database, keys, limits: rateLimits } = platform;
  /** A signature cannot be guessed; this limits what guessing costs us. */
  const find = async ({ params: { token }, ip }: PageRequest) => {
    const reader = readDigestToken(keys.digest, token);
    const known = reader && (await describeDigestReader(database, reader));
    if (!known) await rateLimits.consumePerClient(limits.linkPerClient, ip);
    return known;
  };
  const sendGone = (request: PageRequest, reply: FastifyReply) =>
    sendPage(reply, 404, goneDigestPage(languageOf(request)));

  await app.register(async (scope) => {
    // The body that a mail program sends adds nothing to the address.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, null),
    );
    scope.get<Route>(DIGEST_PAGE_PATH, async (request, reply) => {
      const known = await find(request);
      if (!known) return sendGone(request, reply);
      const language = languageOf(request, known.language);
      const path = `${DIGEST_PAGE_PREFIX}${request.params.token}`;
      const { organization, isWanted } = known;
      return sendPage(
        reply,
        200,
        isWanted ? askingPage(language, path, organization) : endedPage(language, organization),
      );
    });
    scope.post<Route>(DIGEST_PAGE_PATH, async (request, reply) => {
      const known = await find(request);
      if (!known) return sendGone(request, reply);
      const { userId, organizationId, email, organization } = known;
      await database.transaction(async (tx) => {
        if (!(await setDigest(tx, organizationId, userId, false))) return;
        const actor = person({ id: userId, email });
        await recordByLink(
          tx,
          { event: 'message.digest_switched', organizationId, actor, details: { isOn: false } },
          request,
        );
      });
      return sendPage(reply, 200, endedPage(languageOf(request, known.language), organization));
    });
  });
}
