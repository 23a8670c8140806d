import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isOwnHost } from '@evenway/contract';
import { NewMessage } from '@evenway/contract/schemas';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasBrokenEscapes } from '../../platform/http/has-broken-escapes.ts';
import { DEVELOPMENT_HOST, PAGE_ORIGIN } from '../../platform/http/page-origin.ts';
import type { RawHttpRoutes } from '../../platform/http/raw-http-routes.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveMessage } from './receive-message.ts';

/** The longest texts at four bytes per character, plus the rest. */
const BODY_LIMIT = 32 * 1024;

interface LiveWebsite {
  readonly id: string;
  readonly domain: string;
}
/** The website behind a public id, if its widget is shown. */
type FindWebsite = (uniqueId: string) => LiveWebsite | null | Promise<LiveWebsite | null>;

/**
 * `/widget/messages/<unique id>`: a visitor's message to the owner of a website. The widget sends plain text, so that
 * no browser makes a preflight request. No cookie is read or set, and nothing about the client is kept except in the
 * rate limits.
 */
export function serveMessages(
  rawRoutes: RawHttpRoutes,
  platform: Platform,
  findWebsite: FindWebsite,
  clientAddress: (request: IncomingMessage) => string,
): void {
  const send = (response: ServerResponse, status: number, body: object) => {
    const bytes = Buffer.from(JSON.stringify(body));
    response.writeHead(status, [
      ...['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)],
      ...['cache-control', 'no-store', ...rawRoutes.publicHeaders],
    ]);
    response.end(bytes);
  };
  rawRoutes.add({
    prefix: '/widget/messages/',
    method: 'POST',
    limit: limits.messageIntakePerClient,
    async answer(request, response, uniqueId) {
      const input = parse((await readBody(request, BODY_LIMIT)).toString('utf8'));
      const website = await findWebsite(uniqueId);
      const host = PAGE_ORIGIN.exec(request.headers.origin ?? '')?.[1];
      // A page on another domain learns no more than one without a website.
      if (!website || host === undefined || !(isOwnHost(website.domain, host) || DEVELOPMENT_HOST.test(host)))
        throw new AppError('messages_off');
      const receipt = await receiveMessage(platform, { website, input, address: clientAddress(request) });
      if (!('puzzle' in receipt)) return send(response, 201, receipt);
      const needed = new AppError('message_proof_needed');
      return send(response, needed.status, { ...needed.toBody(STATUS_CODES[needed.status] ?? ''), ...receipt });
    },
  });
}

function parse(text: string): NewMessage {
  if (hasBrokenEscapes(text)) throw new AppError('invalid_request');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid_request');
  }
  const result = NewMessage.safeParse(value);
  if (!result.success) throw new AppError('invalid_request');
  return result.data;
}
