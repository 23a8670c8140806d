import { holdsWebAddress, MESSAGE_LIMITS, MESSAGE_PAGE_PREFIX, messageAddress } from '@evenway/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { languageOf, PAGE_STYLE_PATH, pageStyle, sendPage } from '../html-page.ts';
import {
  addWord,
  confirmAddress,
  deleteMessage,
  findBySecretHash,
  listWords,
  lockBySecretHash,
  markWritten,
  type StoredMessage,
} from '../message-repository.ts';
import { mailLanguage } from '../visitor-language.ts';
import { isAddressToken } from './address-token.ts';
import { closingPage, type Problem, visitorPage } from './visitor-page.ts';

/** 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/;

interface Route {
  Params: { secret: string };
  Querystring: { lang?: string; added?: string; confirmed?: string; address?: unknown };
}
type PageRequest = FastifyRequest<Route>;

/** The private page of a visitor: what they sent, its state and answers. Rendered here, and usable without scripts. */
export async function serveVisitorPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { database, limits: rateLimits } = platform;
  const languageFor = (request: PageRequest, known?: StoredMessage) =>
    languageOf(request, known && mailLanguage(known.message.language));
  /** 256 bits cannot be guessed; this limits what guessing costs us. */
  const find = async ({ params: { secret }, ip }: PageRequest): Promise<StoredMessage | null> => {
    const found = SECRET.test(secret) ? await findBySecretHash(database, hashSecret(secret)) : null;
    if (!found) await rateLimits.consumePerClient(limits.linkPerClient, ip);
    return found;
  };
  const canConfirm = ({ message }: StoredMessage, token: unknown): token is string =>
    message.email !== null &&
    message.emailConfirmedAt === null &&
    typeof token === 'string' &&
    SECRET.test(token) &&
    isAddressToken(platform.keys, message.id, token);
  const sendGone = (request: PageRequest, reply: FastifyReply) =>
    sendPage(reply, 404, closingPage(languageFor(request), 'gone'));
  /** Adds the text, or returns why it cannot. */
  const add = async ({ params: { secret }, ip }: PageRequest, text: string): Promise<Problem | null> => {
    if (text === '') return 'empty';
    if (text.length > MESSAGE_LIMITS.barrier) return 'tooLong';
    if (holdsWebAddress(text)) return 'links';
    try {
      await rateLimits.consumePerClient(limits.messagePerClient, ip);
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return 'busy';
      throw error;
    }
    return database.transaction(async (tx) => {
      const message = await lockBySecretHash(tx, hashSecret(secret));
      if (!message) return null;
      const added = await addWord(tx, { messageId: message.id, sender: 'visitor', text, authorId: null });
      if (added === null) return 'full';
      await markWritten(tx, message.id);
      return null;
    });
  };

  await app.register(async (scope) => {
    // Plain forms are read nowhere else in the API.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(PAGE_STYLE_PATH, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(pageStyle),
    );
    scope.get<Route>(`${MESSAGE_PAGE_PREFIX}:secret`, async (request, reply) => {
      const stored = await find(request);
      if (!stored) return sendGone(request, reply);
      const language = languageFor(request, stored);
      const words = await listWords(database, stored.message.id);
      const { added, confirmed, address } = request.query;
      const shown = { language, secret: request.params.secret, stored, words };
      const isConfirmed = confirmed !== undefined && stored.message.emailConfirmedAt !== null;
      const token = canConfirm(stored, address) ? address : null;
      return sendPage(reply, 200, visitorPage({ ...shown, isAdded: added !== undefined, isConfirmed, token }));
    });
    // A mail scanner opens links, but sends no forms.
    scope.post<Route>(`${MESSAGE_PAGE_PREFIX}:secret/address`, async (request, reply) => {
      const stored = await find(request);
      if (!stored) return sendGone(request, reply);
      const token = request.body instanceof URLSearchParams ? request.body.get('address') : null;
      if (!canConfirm(stored, token)) return reply.redirect(messageAddress(request.params.secret), 303);
      await confirmAddress(database, stored.message.id);
      return reply.redirect(`${messageAddress(request.params.secret)}?confirmed`, 303);
    });
    scope.post<Route>(`${MESSAGE_PAGE_PREFIX}:secret`, async (request, reply) => {
      const { secret } = request.params;
      const stored = await find(request);
      if (!stored) return sendGone(request, reply);
      const typed = cleaned((request.body instanceof URLSearchParams && request.body.get('text')) || '');
      const problem = await add(request, typed);
      if (problem === null) return reply.redirect(`${messageAddress(secret)}?added`, 303);
      const words = await listWords(database, stored.message.id);
      const language = languageFor(request, stored);
      return sendPage(reply, 400, visitorPage({ language, secret, stored, words, problem, typed }));
    });
    scope.post<Route>(`${MESSAGE_PAGE_PREFIX}:secret/delete`, async (request, reply) => {
      const stored = await find(request);
      if (!stored) return sendGone(request, reply);
      await deleteMessage(database, stored.message.id);
      return sendPage(reply, 200, closingPage(languageFor(request, stored), 'deleted'));
    });
  });
}

/** Forms send a line break as two characters, and we count one. Control characters are dropped. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
