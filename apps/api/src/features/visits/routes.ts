import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../platform/errors/app-error.ts';
import type { FastLane } from '../../platform/http/fast-lane.ts';
import type { VisitCounter } from './visit-counter.ts';

const PREFIX = '/widget/visits/';
const BODY_LIMIT = 1024;

/** Machines that say so. Nothing else is asked of a visitor, and nothing of this is kept. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;

/** The website behind a public id, if its widget is shown. */
type FindWebsite = (uniqueId: string) => Website | null | Promise<Website | null>;
interface Website {
  readonly id: string;
  readonly domain: string;
}

/**
 * `/widget/visits/<unique id>`: one beacon per browser session. Whatever its body or query says is ignored; the clock and
 * the website are ours. The answer leaves after the visit is in the database.
 */
export function serveVisits(lane: FastLane, findWebsite: FindWebsite, visits: VisitCounter): void {
  const headers = ['cache-control', 'no-store', ...lane.publicHeaders];
  const acknowledge = (response: ServerResponse) => {
    response.writeHead(204, headers);
    response.end();
  };
  lane.add({
    prefix: PREFIX,
    method: 'POST',
    async answer(request, response, uniqueId) {
      if (hasBody(request)) await skipBody(request);
      if (!BOT.test(request.headers['user-agent'] ?? '')) {
        const found = findWebsite(uniqueId);
        const website = found instanceof Promise ? await found : found;
        if (website) await visits.count(website.id);
      }
      acknowledge(response);
    },
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads a body to its end, since the connection is kept, and refuses one that no beacon of ours would have. */
async function skipBody(request: IncomingMessage): Promise<void> {
  let length = 0;
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw new AppError('payload_too_large');
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > BODY_LIMIT) throw new AppError('payload_too_large');
  }
}
