import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify';
import { toAppError } from '../errors/error-handler.ts';
import { createClientLimit } from '../limits/client-limit.ts';
import type { Limit } from '../limits/limits.ts';
import { oneAtATime } from './connections/one-at-a-time.ts';

/**
 * Handles URLs that start with `prefix`. `rest` is the path after it, `query` what follows the question mark. Errors
 * become the contract's error body.
 */
export interface RawHttpRoute {
  readonly prefix: string;
  readonly method: 'GET' | 'POST';
  /** Per client, counted in this process before anything of the request is read. */
  readonly limit: Limit;
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    rest: string,
    query: string,
  ) => void | Promise<void>;
}

interface CountedRoute extends RawHttpRoute {
  /** Number of responses by status. */
  readonly answered: number[];
  readonly take: ReturnType<typeof createClientLimit>;
}

const MAX_STATUS = 599;
/** One response in this many is timed: reading the clock twice for each would cost a busy server one percent. */
const TIMED_ONE_IN = 16;
/** A flood of connections is logged once per this time, not once each. */
const QUIET_MS = 60_000;

/**
 * Serves what visitors' browsers request on every page view, before Fastify sees it: no hooks, no access log, no
 * request object. Any origin may ask, nobody is identified, no cookie is read or set. Everything else goes to Fastify.
 * `npm run bench -- delivery` shows the gain.
 */
export function createRawHttpRoutes(options: {
  isHttps: boolean;
  maxConnections: number;
  isStopping: () => boolean;
  clientAddress: (request: IncomingMessage) => string;
  limitFactor: number;
  log: () => FastifyBaseLogger;
  /** Called with the duration of sampled responses, by route prefix. */
  onTimed?: (prefix: string, seconds: number) => void;
}) {
  const routes: CountedRoute[] = [];
  const publicHeaders = [...PUBLIC_HEADERS, ...(options.isHttps ? STRICT_TRANSPORT : [])];

  const fail = (response: ServerResponse, cause: unknown) => {
    // A client that left mid-body expects no response, and this is not our failure.
    if (cause === response.req.errored) {
      response.statusCode = 400;
      return;
    }
    const error = toAppError(cause);
    if (error.status >= 500) options.log().error({ err: cause }, 'request failed');
    if (response.headersSent) return void response.destroy();
    const body = JSON.stringify(error.toBody(STATUS_CODES[error.status] ?? 'Error'));
    // Not worth reading the rest of an oversized body, or one body of too many.
    const hasBody = response.req.method === 'POST' && !response.req.complete;
    if (error.status === 413 || (error.status === 429 && hasBody)) response.shouldKeepAlive = false;
    response.writeHead(error.status, [
      ...['content-type', 'application/json; charset=utf-8', 'content-length', String(Buffer.byteLength(body))],
      ...['cache-control', 'no-store', ...(error.retryAfter ? ['retry-after', String(error.retryAfter)] : [])],
      ...publicHeaders,
    ]);
    response.end(body);
  };
  const refuse = (route: RawHttpRoute, request: IncomingMessage, response: ServerResponse) => {
    const methods = route.method === 'GET' ? 'GET, HEAD' : 'POST';
    const isPreflight = request.method === 'OPTIONS';
    const headers = isPreflight
      ? ['access-control-allow-methods', methods, 'access-control-max-age', '86400']
      : ['content-length', '0'];
    response.writeHead(isPreflight ? 204 : 405, ['allow', methods, ...headers, ...publicHeaders]);
    response.end();
  };
  let dispatched = 0;
  const dispatch = (route: CountedRoute, request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    if (method !== route.method && !(method === 'HEAD' && route.method === 'GET')) {
      return refuse(route, request, response);
    }
    const queryAt = url.indexOf('?', route.prefix.length);
    const rest = url.slice(route.prefix.length, queryAt < 0 ? url.length : queryAt);
    dispatched += 1;
    if (dispatched % TIMED_ONE_IN === 0) time(route, response);
    try {
      route.take(options.clientAddress(request));
      const pending = route.answer(request, response, rest, queryAt < 0 ? '' : url.slice(queryAt + 1));
      if (!pending) return count(route, response);
      pending.then(
        () => count(route, response),
        (error) => failIn(route, response, error),
      );
    } catch (error) {
      failIn(route, response, error);
    }
  };
  const time = ({ prefix }: RawHttpRoute, response: ServerResponse) => {
    const since = performance.now();
    response.once('finish', () => options.onTimed?.(prefix, (performance.now() - since) / 1_000));
  };
  const failIn = (route: CountedRoute, response: ServerResponse, cause: unknown) => {
    fail(response, cause);
    count(route, response);
  };
  const count = ({ answered }: CountedRoute, { statusCode }: ServerResponse) => {
    answered[statusCode] = (answered[statusCode] ?? 0) + 1;
  };

  /** Reading all requests that have arrived before answering them costs a busy server a quarter less. */
  let arrived: Array<() => void> = [];
  const answerArrived = () => {
    const answers = arrived;
    arrived = [];
    for (const answer of answers) answer();
  };

  let quietUntil = 0;
  const logDroppedConnections = () => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    options.log().warn('refused connections: MAX_CONNECTIONS are open');
  };

  const serverFactory: FastifyServerFactory = (toFastify, fastifyOptions) => {
    const { requestTimeout, keepAliveTimeout } = fastifyOptions as { requestTimeout: number; keepAliveTimeout: number };
    const listener = oneAtATime((request, response) => {
      const { url = '' } = request;
      // A stopping server keeps no connections. After an upgrade request that was not accepted, Node reads no further
      // requests.
      if (options.isStopping() || request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      if (url.startsWith('/widget/')) {
        for (const route of routes) {
          if (!url.startsWith(route.prefix)) continue;
          if (arrived.length === 0) setImmediate(answerArrived);
          return void arrived.push(() => dispatch(route, request, response));
        }
      }
      toFastify(request, response);
    });
    const server: Server = createServer({ requestTimeout, keepAliveTimeout }, listener);
    server.maxConnections = options.maxConnections;
    server.on('drop', logDroppedConnections);
    return server;
  };

  return {
    /** For Fastify, which then only gets the requests that these routes do not handle. */
    serverFactory,
    /** Headers of every response of these routes, as a flat list for `writeHead`. */
    publicHeaders,
    /** Response counts by prefix and status for the metrics, since these routes keep no log. */
    *answers(): Generator<{ prefix: string; status: number; count: number }> {
      for (const { prefix, answered } of routes) {
        for (const [status, count] of answered.entries()) if (count > 0) yield { prefix, status, count };
      }
    },
    add(route: RawHttpRoute): void {
      if (!route.prefix.startsWith('/widget/')) throw new Error(`${route.prefix} is not below /widget/`);
      const take = createClientLimit(route.limit, options.limitFactor);
      routes.push({ ...route, take, answered: new Array(MAX_STATUS + 1).fill(0) });
    },
  };
}

export type RawHttpRoutes = ReturnType<typeof createRawHttpRoutes>;

/** The same for everyone, readable from every page, without anything that only our own pages need. */
const PUBLIC_HEADERS = [
  ...['access-control-allow-origin', '*'],
  ...['cross-origin-resource-policy', 'cross-origin'],
  ...['x-content-type-options', 'nosniff'],
  ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
];
const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=31536000; includeSubDomains'];
