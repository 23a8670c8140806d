import { DIGEST_PAGE_PREFIX, type Language } from '@evenway/contract';
import { html } from '@evenway/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { person, recordByLink } from '../../../platform/audit/record.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageOf, renderPage, sendPage } from '../html-page.ts';
import { describeDigestReader, setDigest } from '../message-repository.ts';
import { readDigestToken } from './digest-link.ts';

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

interface DigestTexts {
  readonly title: string;
  readonly ask: (organization: string) => string;
  readonly button: string;
  readonly endedTitle: string;
  readonly ended: (organization: string) => string;
  readonly again: string;
  readonly goneTitle: string;
  readonly gone: string;
}

const digestTexts: Record<Language, DigestTexts> = {
  en: {
    title: 'Stop emails about new messages?',
    ask: (organization) => `Visitors can still write to ${organization}. You will just get no emails about it.`,
    button: 'Stop these emails',
    endedTitle: 'You will no longer get these emails',
    ended: (organization) => `We no longer email you about new messages to ${organization}.`,
    again: 'To get them again, sign in and switch them on under Accessibility, Messages.',
    goneTitle: 'This link no longer works',
    gone: 'It is incomplete, or you are no longer a member of that organization and get none of its emails.',
  },
  fr: {
    title: 'Ne plus recevoir d’e-mail sur les nouveaux messages\u202f?',
    ask: (organization) =>
      `Les visiteurs pourront toujours écrire à ${organization}. Vous n’en serez simplement plus averti par e-mail.`,
    button: 'Ne plus recevoir ces e-mails',
    endedTitle: 'Vous ne recevrez plus ces e-mails',
    ended: (organization) => `Nous ne vous écrivons plus au sujet des nouveaux messages adressés à ${organization}.`,
    again: 'Pour les recevoir à nouveau, connectez-vous et activez-les sous Accessibilité, Messages.',
    goneTitle: 'Ce lien ne fonctionne plus',
    gone: 'Il est incomplet, ou vous ne faites plus partie de cette organisation. Dans ce cas, vous ne recevez plus ses e-mails.',
  },
};

/** Asks first: programs that open every link in a mail must not unsubscribe anyone. */
function askingPage(language: Language, path: string, organization: string): string {
  const t = digestTexts[language];
  return renderPage(
    { language, title: t.title },
    html`<main><h1>${t.title}</h1><p>${t.ask(organization)}</p><form method="post" action="${path}"><button>${t.button}</button></form></main>`,
  );
}

function endedPage(language: Language, organization: string): string {
  const t = digestTexts[language];
  return renderPage(
    { language, title: t.endedTitle },
    html`<main><h1>${t.endedTitle}</h1><p>${t.ended(organization)}</p><p>${t.again}</p></main>`,
  );
}

function goneDigestPage(language: Language): string {
  const t = digestTexts[language];
  return renderPage({ language, title: t.goneTitle }, html`<main><h1>${t.goneTitle}</h1><p>${t.gone}</p></main>`);
}
