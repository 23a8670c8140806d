import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { emptySiteContent, type PublicSettings } from '@evenway/contract';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { hasRole, type ResolvedSettings } from './config/settings.ts';
import { serveApiDocs, servePublicApiDescription } from './features/api-docs/routes.ts';
import { PAYMENT_EVENTS_PATH, paymentEventRoutes } from './features/billing/events/payment-events.ts';
import { createPlans } from './features/billing/plans/plans.ts';
import { reportMissingPrices } from './features/billing/plans/report-missing-prices.ts';
import { receiveCheckReports } from './features/checks/receive-reports.ts';
import { serveHealth } from './features/health/routes.ts';
import { DIGEST_PAGE_PATH, serveDigestPages } from './features/messages/digest/digest-routes.ts';
import { serveVisitorPages } from './features/messages/visitor/visitor-routes.ts';
import { serveMessages } from './features/messages/widget-route.ts';
import { refuseUnknownCalls } from './features/public-api/unknown-calls.ts';
import { serveStatements } from './features/statements/page-routes.ts';
import { serveStatus } from './features/status/routes.ts';
import type { CurrentHealth } from './features/status/watch-health.ts';
import { serveBeacons } from './features/visits/beacons.ts';
import { emptyHeartbeat } from './features/visits/installation-heartbeat.ts';
import { serveWebApplication } from './features/web-delivery/routes.ts';
import { serveSecurityTxt } from './features/web-delivery/security-txt.ts';
import { createConfigCache } from './features/widget-delivery/config-cache.ts';
import { serveConfigs } from './features/widget-delivery/config-route.ts';
import { createWebsiteFinder } from './features/widget-delivery/find-websites.ts';
import { serveWidgetPreview, WIDGET_PREVIEW_PATH } from './features/widget-delivery/preview-routes.ts';
import { createEarlierParts, publishParts } from './features/widget-delivery/published-parts.ts';
import { serveWidget } from './features/widget-delivery/routes.ts';
import { readWidgetFiles } from './features/widget-delivery/widget-files.ts';
import { readWidgetRelease } from './features/widget-delivery/widget-release.ts';
import { implementations } from './implementations.ts';
import { holdsApiKey } from './platform/api-keys/api-key-format.ts';
import { deriveKeys } from './platform/crypto/keys.ts';
import { createPasswords } from './platform/crypto/passwords.ts';
import type { Database } from './platform/database/database.ts';
import { readOperationState } from './platform/database/operation-state.ts';
import { freshReads, type Replica } from './platform/database/stale-reads.ts';
import { AppError } from './platform/errors/app-error.ts';
import { handleError } from './platform/errors/error-handler.ts';
import { createClientAddress } from './platform/http/client-address.ts';
import { allowWebOrigin } from './platform/http/cross-origin.ts';
import { readJsonOnly } from './platform/http/json-body.ts';
import { guardOrigin } from './platform/http/origin-guard.ts';
import { createRawHttpRoutes } from './platform/http/raw-http-routes.ts';
import { registerEndpoint } from './platform/http/register-endpoint.ts';
import { loggerOptions, logRequests } from './platform/http/request-log.ts';
import { addSecurityHeaders, setSecurityHeaders } from './platform/http/security-headers.ts';
import { readQueueState } from './platform/jobs/queue-state.ts';
import { createRateLimits } from './platform/limits/rate-limits.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { createPayments } from './platform/payments/payments.ts';
import type { Platform } from './platform/platform.ts';
import { createSessionCookie } from './platform/sessions/session-cookie.ts';
import type { Tracer } from './platform/tracing/otlp-tracer.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';

export interface AppOptions {
  readonly settings: ResolvedSettings;
  readonly publicSettings: PublicSettings;
  readonly database: Database;
  /**
   * Separate connections for what every page view needs, so that visitors never wait behind people who sign in. Nothing
   * else may use them: a page or a file that one client requests again and again would keep the widget from everyone.
   */
  readonly deliveryDatabase: Database;
  /** For reads that may be slightly stale; null if there is none. */
  readonly replica: Replica | null;
  readonly webDist: string;
  readonly widgetDist: string;
  /** Pages of the local services, if they run. */
  readonly localPages?: FastifyPluginAsync;
  readonly logStream?: { write(line: string): void };
  /** The current state of the database and the queue. */
  readonly currentHealth: () => CurrentHealth;
  /** Set if OTEL_EXPORTER_OTLP_ENDPOINT is. */
  readonly tracer?: Tracer;
}

export interface AppRoute {
  readonly method: string;
  readonly path: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  /** To be called for every website whose widget may have changed; null where none is delivered. */
  readonly onWidgetChange: ((uniqueId: string) => void) | null;
  readonly metrics: Metrics;
  /** Every route, with its method, as the router knows them. */
  readonly routes: readonly AppRoute[];
  /** From now on the process tells its load balancer to go elsewhere, and keeps no connection alive. */
  announceStop(): void;
}

/** Composes the platform and the features; without the role `web`, only health and metrics. Does not listen yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings } = options;
  const isHttps = settings.WEB_URL.startsWith('https://');
  let isStopping = false;
  const rawRoutes = createRawHttpRoutes({
    isHttps,
    maxConnections: settings.MAX_CONNECTIONS,
    isStopping: () => isStopping,
    clientAddress: createClientAddress(settings.TRUSTED_PROXIES),
    limitFactor: settings.RATE_LIMIT_FACTOR,
    log: () => server.log,
    onTimed: (prefix, seconds) => metrics.observeWidgetAnswer(prefix, seconds),
  });
  const server: FastifyInstance = Fastify({
    serverFactory: rawRoutes.serverFactory,
    logger: { ...loggerOptions(settings.LOG_LEVEL), ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    return503OnClosing: false,
    // Node limits the whole head, so a long parameter is for its schema to refuse.
    routerOptions: { maxParamLength: maxHeaderSize },
    // An address that cannot be decoded reaches no hook, and the router's own response would repeat it.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, { isHttps });
      return handleError(error, request, reply);
    },
  });
  const routes: AppRoute[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url });
  });
  const platform: Platform = {
    settings,
    database: options.database,
    keys: deriveKeys(settings.APP_SECRET),
    passwords: createPasswords(settings.PASSWORD_PEPPER),
    limits: createRateLimits(options.database, settings.RATE_LIMIT_FACTOR),
    sessionCookie: createSessionCookie(isHttps),
    payments: createPayments(settings.payments),
    log: server.log,
  };

  server.setErrorHandler(handleError);
  logRequests(server);
  refuseKeysInAddresses(server);
  if (options.tracer) traceRequests(server, options.tracer);
  addSecurityHeaders(server, { isHttps });
  if (settings.API_URL !== settings.WEB_URL) allowWebOrigin(server, settings.WEB_URL);
  guardOrigin(server, {
    trustedOrigins: [settings.WEB_URL, settings.API_URL],
    // No cookie is read there, so no page can abuse anyone's session.
    exempt: [PAYMENT_EVENTS_PATH, WIDGET_PREVIEW_PATH, DIGEST_PAGE_PATH],
  });
  readJsonOnly(server);
  await server.register(cookie);
  const metrics = createMetrics({
    rawRoutes,
    readQueue: () => readQueueState(options.database),
    readOperation: () => readOperationState(options.database),
    addresses: [...new Set([settings.WEB_URL, settings.API_URL, settings.WIDGET_CDN_URL])].filter((address) =>
      address.startsWith('https://'),
    ),
  });
  serveMetrics(server, { token: settings.METRICS_TOKEN, isDevelopmentMachine: settings.isOnThisMachine }, metrics);
  serveHealth(server, platform, () => isStopping);
  const announceStop = () => {
    isStopping = true;
  };
  if (!hasRole(settings, 'web')) return { server, platform, metrics, onWidgetChange: null, routes, announceStop };
  serveStatus(server, platform, options.currentHealth);
  serveSecurityTxt(server, settings);

  await server.register(paymentEventRoutes(platform));
  const staleOr = (database: Database) => options.replica?.readsWith(database) ?? freshReads(database);
  const websites = createWebsiteFinder(staleOr(options.deliveryDatabase), freshReads(options.deliveryDatabase));
  const widgetConfigs = createConfigCache(websites.find, emptyHeartbeat);
  metrics.watchLookups(() => widgetConfigs.lookups);
  const widgetFiles = readWidgetFiles(options.widgetDist);
  await publishParts(options.database, widgetFiles);
  serveWidget(server, widgetFiles, createEarlierParts(options.database).find, settings.RATE_LIMIT_FACTOR);
  serveWidgetPreview(server, widgetFiles, settings.WEB_URL);
  const fromClient = {
    clientAddress: createClientAddress(settings.TRUSTED_PROXIES),
    limitFactor: settings.RATE_LIMIT_FACTOR,
  };
  serveConfigs(rawRoutes, widgetConfigs);
  serveBeacons(rawRoutes, options.deliveryDatabase, (uniqueId) => widgetConfigs.websiteBehind(uniqueId), {
    ...fromClient,
    countsDevelopment: settings.isOnThisMachine,
    onCommit: metrics.observeCommit,
  });
  serveMessages(rawRoutes, platform, (uniqueId) => widgetConfigs.websiteBehind(uniqueId), fromClient.clientAddress);
  await serveVisitorPages(server, platform);
  await serveDigestPages(server, platform);

  receiveCheckReports(rawRoutes, platform, fromClient.clientAddress);
  serveStatements(server, options.database, settings.BRAND_NAME, settings.RATE_LIMIT_FACTOR);

  const plans = createPlans(platform.payments, reportMissingPrices(server.log, metrics));
  const release = readWidgetRelease(options.widgetDist, settings.WIDGET_CDN_URL);
  for (const implementation of implementations(platform, plans, release, staleOr(platform.database)))
    registerEndpoint(server, platform, implementation);
  servePublicApiDescription(server, settings);
  await refuseUnknownCalls(server, platform, routes);
  if (settings.API_DOCS === 'on') serveApiDocs(server, settings);
  if (options.localPages) await server.register(options.localPages);
  await serveWebApplication(server, {
    webDist: options.webDist,
    webUrl: settings.WEB_URL,
    apiUrl: settings.API_URL,
    widgetUrl: settings.WIDGET_CDN_URL,
    settings: options.publicSettings,
    content: settings.SITE_CONTENT_FILE ?? emptySiteContent,
    listPlans: plans.list,
    announcements: () =>
      options.currentHealth().announcements.map(({ id, textEn: en, textFr: fr }) => ({ id, en, fr })),
  });
  return {
    server,
    platform,
    metrics,
    onWidgetChange(uniqueId) {
      websites.noteChange(uniqueId);
      widgetConfigs.invalidate(uniqueId);
    },
    routes,
    announceStop,
  };
}

/** Proxies, browsers and logs store URLs: a key in one must be considered leaked, and the error says so. */
function refuseKeysInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (holdsApiKey(request.url)) throw new AppError('key_in_address');
  });
}
