import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastLane } from '../../platform/http/fast-lane.ts';
import type { ConfigCache, PreparedConfig } from './config-cache.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const LENGTH_AT = 1;
const ETAG_AT = 3;
const PREFIX = '/widget/config/';
const CACHING = 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400';

/** `/widget/config/<unique id>.json`: the configuration of a website, from memory. The query changes nothing. */
export function serveConfigs(lane: FastLane, configs: ConfigCache): void {
  // A copy with two places filled in costs less than a list made anew.
  const wholeHeaders = ['content-length', '', 'etag', '', 'content-type', JSON_TYPE, 'cache-control', CACHING];
  wholeHeaders.push(...lane.publicHeaders);
  const send = (request: IncomingMessage, response: ServerResponse, { body, etag }: PreparedConfig) => {
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, ['cache-control', CACHING, 'etag', etag, ...lane.publicHeaders]);
      return void response.end();
    }
    const headers = wholeHeaders.slice();
    headers[LENGTH_AT] = String(body.length);
    headers[ETAG_AT] = etag;
    response.writeHead(200, headers);
    response.end(body, 'latin1');
  };
  lane.add({
    prefix: PREFIX,
    method: 'GET',
    answer(request, response, rest) {
      const config = configs.get(rest.endsWith('.json') ? rest.slice(0, -'.json'.length) : rest);
      if (config instanceof Promise) return config.then((prepared) => send(request, response, prepared));
      return send(request, response, config);
    },
  });
}
