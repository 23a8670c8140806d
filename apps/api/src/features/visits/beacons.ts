import type { IncomingMessage, ServerResponse } from 'node:http';
import { WIDGET_FEATURES } from '@evenway/contract';
import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { FastLane } from '../../platform/http/fast-lane.ts';
import { isHomeOf } from './home.ts';
import { createSightings } from './sightings.ts';
import { addFeatureUses, addVisits, type FeatureUse } from './visit-repository.ts';

const BODY_LIMIT = 1024;
/** Machines that say so. Nothing else is asked of a visitor, and nothing of this is kept. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;
const ORIGIN = /^https?:\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?$/;
const FEATURES: ReadonlySet<string> = new Set(WIDGET_FEATURES);

/** The website behind a public id, if its widget is shown. */
type FindWebsite = (uniqueId: string) => Website | null | Promise<Website | null>;
interface Website {
  readonly id: string;
  readonly domain: string;
}

interface Seen {
  readonly websiteId: string;
  readonly host: string;
  /** On a page that is not the website's, where nothing is shown. */
  readonly isStray: boolean;
}

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

  /** Null when there is nothing to count: a machine, no page in a browser, or no live website. */
  const look = async (request: IncomingMessage, uniqueId: string): Promise<Seen | null> => {
    if (hasBody(request)) await skipBody(request);
    const host = ORIGIN.exec(request.headers.origin ?? '')?.[1];
    if (host === undefined || BOT.test(request.headers['user-agent'] ?? '')) return null;
    const found = findWebsite(uniqueId);
    const website = found instanceof Promise ? await found : found;
    return website && { websiteId: website.id, host, isStray: !isHomeOf(website.domain, host) };
  };
  const acknowledge = (response: ServerResponse) => {
    response.writeHead(204, headers);
    response.end();
  };

  lane.add({
    prefix: '/widget/visits/',
    method: 'POST',
    async answer(request, response, uniqueId, query) {
      const seen = await look(request, uniqueId);
      if (seen) {
        // Together: a failure of one must not leave the other's unheard.
        await Promise.all([
          sightings.note({ ...seen, ...readDetails(query) }),
          seen.isStray ? null : visits.add(seen.websiteId),
        ]);
      }
      acknowledge(response);
    },
  });
  lane.add({
    prefix: '/widget/uses/',
    method: 'POST',
    async answer(request, response, rest) {
      const [uniqueId = '', names = ''] = rest.split('/');
      const seen = await look(request, uniqueId);
      const known = [...new Set(names.split(','))].filter((name) => FEATURES.has(name));
      if (seen && !seen.isStray)
        await Promise.all(known.map((feature) => uses.add({ websiteId: seen.websiteId, feature })));
      acknowledge(response);
    },
  });
}

/** The release of the loader, and how many snippets it found on its page. */
function readDetails(query: string): { version: string | null; snippets: number | null } {
  const [, version, snippets] = /^v=([0-9a-f]{8})&n=(\d)$/.exec(query) ?? [];
  return { version: version ?? null, snippets: Number(snippets) || null };
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
