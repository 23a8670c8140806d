import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawHttpRoutes } from '../../platform/http/raw-http-routes.ts';
import { limits } from '../../platform/limits/limits.ts';
import { bodyOf, type ConfigCache, type PreparedConfig } from './config-cache.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const LENGTH_AT = 1;
const ETAG_AT = 3;
const PREFIX = '/widget/config/';
const CACHING = 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400';

/** `/widget/config/<unique id>.json`: the configuration of a website, from memory. The query is ignored. */
export function serveConfigs(rawRoutes: RawHttpRoutes, configs: ConfigCache): void {
  // A copy with two places filled in is cheaper than building the list again.
  const wholeHeaders = ['content-length', '', 'etag', '', 'content-type', JSON_TYPE, 'cache-control', CACHING];
  wholeHeaders.push(...rawRoutes.publicHeaders);
  const send = (request: IncomingMessage, response: ServerResponse, config: PreparedConfig) => {
    const { etag } = config;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, ['cache-control', CACHING, 'etag', etag, ...rawRoutes.publicHeaders]);
      return void response.end();
    }
    const body = bodyOf(config);
    const headers = wholeHeaders.slice();
    headers[LENGTH_AT] = String(body.length);
    headers[ETAG_AT] = etag;
    response.writeHead(200, headers);
    response.end(body, 'latin1');
  };
  rawRoutes.add({
    prefix: PREFIX,
    method: 'GET',
    limit: limits.configPerClient,
    answer(request, response, rest) {
      const config = configs.get(rest.endsWith('.json') ? rest.slice(0, -'.json'.length) : rest);
      if (config instanceof Promise) return config.then((prepared) => send(request, response, prepared));
      return send(request, response, config);
    },
  });
}
