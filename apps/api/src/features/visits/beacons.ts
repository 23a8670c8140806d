import type { IncomingMessage, ServerResponse } from 'node:http';
import { WIDGET_FEATURES } from '@evenway/contract';
import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { FastLane } from '../../platform/http/fast-lane.ts';
import { isHomeOf } from './home.ts';
import { createSightings, type Told } from './sightings.ts';
import { addFeatureUses, addVisits, type FeatureUse } from './visit-repository.ts';

const BODY_LIMIT = 1024;
/** Machines that say so. Nothing else is asked of a visitor, and nothing of this is kept. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;
const ORIGIN = /^https?:\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?$/;
const FEATURES: ReadonlySet<string> = new Set(WIDGET_FEATURES);

/** The website behind a public id, if its widget is shown. */
type FindWebsite = (uniqueId: string) => LiveWebsite | null | Promise<LiveWebsite | null>;
interface LiveWebsite {
  readonly id: string;
  readonly domain: string;
  readonly memory: Told;
}

/** What is to be written for a page of this host; null when there is nothing to wait for. */
type Write = (website: LiveWebsite, host: string) => Promise<unknown> | null;

/**
 * What the widget tells. `/widget/visits/<unique id>`: one beacon per browser session. `/widget/uses/<unique id>/<names>`:
 * functions that were switched on. Bodies are ignored; the clock and the website are ours, and the page's host is the
 * browser's own word, its Origin header. The answer leaves after all is in the database.
 */
export function serveBeacons(lane: FastLane, database: Database, findWebsite: FindWebsite): void {
  const headers = ['cache-control', 'no-store', ...lane.publicHeaders];
  const visits = createGroupCommit<string>((websiteIds) => addVisits(database, websiteIds));
  const uses = createGroupCommit<FeatureUse>((batch) => addFeatureUses(database, batch));
  const sightings = createSightings(database);

  const acknowledge = (response: ServerResponse) => {
    response.writeHead(204, headers);
    response.end();
  };
  /**
   * Acknowledges when all is written, or at once when there is nothing to count: a machine, no page in a browser, or no
   * live website. Waits only for what is not there yet.
   */
  const count = (request: IncomingMessage, response: ServerResponse, uniqueId: string, write: Write) => {
    const host = ORIGIN.exec(request.headers.origin ?? '')?.[1];
    if (host === undefined || BOT.test(request.headers['user-agent'] ?? '')) return acknowledge(response);
    const writeFor = (website: LiveWebsite | null) => {
      const writing = website && write(website, host);
      return writing ? writing.then(() => acknowledge(response)) : acknowledge(response);
    };
    const website = findWebsite(uniqueId);
    return website instanceof Promise ? website.then(writeFor) : writeFor(website);
  };
  const receive = (request: IncomingMessage, response: ServerResponse, uniqueId: string, write: Write) =>
    hasBody(request)
      ? skipBody(request).then(() => count(request, response, uniqueId, write))
      : count(request, response, uniqueId, write);

  lane.add({
    prefix: '/widget/visits/',
    method: 'POST',
    answer(request, response, uniqueId, query) {
      return receive(request, response, uniqueId, (website, host) => {
        const isStray = !isHomeOf(website.domain, host);
        const noting = sightings.note(website, { host, isStray, query });
        const counting = isStray ? null : visits.add(website.id);
        // Together: a failure of one must not leave the other's unheard.
        return noting && counting ? Promise.all([noting, counting]) : (noting ?? counting);
      });
    },
  });
  lane.add({
    prefix: '/widget/uses/',
    method: 'POST',
    answer(request, response, rest) {
      const [uniqueId = '', names = ''] = rest.split('/');
      return receive(request, response, uniqueId, ({ id: websiteId, domain }, host) => {
        if (!isHomeOf(domain, host)) return null;
        const known = [...new Set(names.split(','))].filter((name) => FEATURES.has(name));
        return Promise.all(known.map((feature) => uses.add({ websiteId, feature })));
      });
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
