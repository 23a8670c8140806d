import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnHost, WIDGET_FEATURES } from '@evenway/contract';
import type { Database } from '../../platform/database/database.ts';
import { createGroupCommit } from '../../platform/database/group-commit.ts';
import { DEVELOPMENT_HOST, PAGE_ORIGIN } from '../../platform/http/page-origin.ts';
import type { RawHttpRoutes } from '../../platform/http/raw-http-routes.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createWindowCounter } from '../../platform/limits/window-counter.ts';
import { createInstallationHeartbeat, type HeartbeatState } from './installation-heartbeat.ts';
import { addFeatureUses, addVisits, type FeatureUse, type Visit } from './visit-repository.ts';

const BODY_LIMIT = 1024;
/** The maximum number of remembered pairs of client and website, about a hundred bytes each. */
const REMEMBERED = 100_000;
/** Bots that identify themselves. Nothing else is read about a visitor, and none of this is stored. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;
const FEATURES: ReadonlySet<string> = new Set(WIDGET_FEATURES);

/** The website behind a public id, if its widget is shown. */
type FindWebsite = (uniqueId: string) => LiveWebsite | null | Promise<LiveWebsite | null>;
interface LiveWebsite {
  readonly id: string;
  readonly domain: string;
  readonly state: HeartbeatState;
}

interface Page {
  readonly host: string;
  readonly isOwn: boolean;
  /** One of too many from the same client. */
  readonly isBurst: boolean;
}

/** What is to be written for a page; null if there is nothing to wait for. */
type Write = (website: LiveWebsite, page: Page) => Promise<unknown> | null;

interface BeaconOptions {
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly limitFactor: number;
  /** The product itself runs on a developer's machine, where visits should be counted. */
  readonly countsDevelopment: boolean;
  /** Called with the number of visits or uses in one statement. */
  readonly onCommit?: (kind: 'visits' | 'uses', size: number) => void;
}

/**
 * What the widget reports. `/widget/visits/<unique id>`: one beacon per browser session. `/widget/uses/<unique
 * id>/<names>`: functions that were switched on. Bodies are ignored; time and website are ours, and the page's host
 * comes from the browser's Origin header. The response is sent after everything is in the database.
 */
export function serveBeacons(
  rawRoutes: RawHttpRoutes,
  database: Database,
  findWebsite: FindWebsite,
  options: BeaconOptions,
): void {
  const headers = ['cache-control', 'no-store', ...rawRoutes.publicHeaders];
  const commitListener = (kind: 'visits' | 'uses') => (size: number) => options.onCommit?.(kind, size);
  const visits = createGroupCommit<Visit>((batch) => addVisits(database, batch), commitListener('visits'));
  const uses = createGroupCommit<FeatureUse>((batch) => addFeatureUses(database, batch), commitListener('uses'));
  const heartbeat = createInstallationHeartbeat(database);
  const perClient = createWindowCounter(limits.beaconPerClientAndWebsite, options.limitFactor, REMEMBERED);

  const acknowledge = (response: ServerResponse) => {
    response.writeHead(204, headers);
    response.end();
  };
  /**
   * Acknowledges when everything is written, or at once if there is nothing to count: a bot, not a page in a browser,
   * or no live website. Waits only for what is not there yet.
   */
  const count = (request: IncomingMessage, response: ServerResponse, uniqueId: string, write: Write) => {
    const host = PAGE_ORIGIN.exec(request.headers.origin ?? '')?.[1];
    if (host === undefined || BOT.test(request.headers['user-agent'] ?? '')) return acknowledge(response);
    if (DEVELOPMENT_HOST.test(host) && !options.countsDevelopment) return acknowledge(response);
    const writeFor = (website: LiveWebsite | null) => {
      const writing = website && write(website, pageOf(request, host, website));
      return writing ? writing.then(() => acknowledge(response)) : acknowledge(response);
    };
    const website = findWebsite(uniqueId);
    return website instanceof Promise ? website.then(writeFor) : writeFor(website);
  };
  const pageOf = (request: IncomingMessage, host: string, { id, domain }: LiveWebsite): Page => ({
    host,
    isOwn: isOwnHost(domain, host) || DEVELOPMENT_HOST.test(host),
    isBurst: !perClient.take(`${clientNetwork(options.clientAddress(request)).client} ${id}`),
  });
  const receive = (request: IncomingMessage, response: ServerResponse, uniqueId: string, write: Write) =>
    hasBody(request)
      ? readBody(request, BODY_LIMIT).then(() => count(request, response, uniqueId, write))
      : count(request, response, uniqueId, write);

  rawRoutes.add({
    prefix: '/widget/visits/',
    method: 'POST',
    limit: limits.beaconPerClient,
    answer(request, response, uniqueId, query) {
      return receive(request, response, uniqueId, (website, { host, isOwn, isBurst }) => {
        const noting = heartbeat.note(website, { host, isStray: !isOwn, query });
        const counting = isOwn ? visits.add({ websiteId: website.id, isBurst }) : null;
        // Together: if one fails, the other's rejection must still be handled.
        return noting && counting ? Promise.all([noting, counting]) : (noting ?? counting);
      });
    },
  });
  rawRoutes.add({
    prefix: '/widget/uses/',
    method: 'POST',
    limit: limits.beaconPerClient,
    answer(request, response, rest) {
      const [uniqueId = '', names = ''] = rest.split('/');
      return receive(request, response, uniqueId, ({ id: websiteId }, { isOwn, isBurst }) => {
        if (!isOwn || isBurst) return null;
        const known = [...new Set(names.split(','))].filter((name) => FEATURES.has(name));
        return Promise.all(known.map((feature) => uses.add({ websiteId, feature })));
      });
    },
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
