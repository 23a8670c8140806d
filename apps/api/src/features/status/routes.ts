import { type Language, statusAddress } from '@evenway/contract';
import type { FastifyInstance } from 'fastify';
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type HealthHistory, readHistory } from './health-history-repository.ts';
import { STATUS_STYLE_PATH, statusPage, statusStyle } from './status-page.ts';
import { DAYS } from './summarize.ts';
import type { CurrentHealth } from './watch-health.ts';

const POLICY = `${NOTHING_ALLOWED}; style-src 'self'`;
/** Anyone may ask, and most will while something is wrong. */
const FRESH_MS = 5_000;

/** The current and past state of the service, rendered by the server, also while its database is down. */
export function serveStatus(
  app: FastifyInstance,
  { database, settings, log }: Platform,
  current: () => CurrentHealth,
): void {
  let known: { readonly until: number; readonly history: Promise<HealthHistory | null> } | undefined;
  const recent = () => {
    if (!known || known.until < Date.now()) {
      const history = readHistory(database, DAYS).catch((err: unknown) => {
        log.warn({ err }, 'the health history could not be read');
        return null;
      });
      known = { until: Date.now() + FRESH_MS, history };
    }
    return known.history;
  };
  for (const language of ['en', 'fr'] satisfies Language[])
    app.get(statusAddress(language), async (_request, reply) => {
      // If reading the history fails, the database is down, whatever the last check said.
      const history = await recent();
      const health = history ? current() : { ...current(), isDatabaseAway: true };
      return reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(statusPage({ language, brandName: settings.BRAND_NAME, now: new Date(), current: health, history }));
    });
  app.get(STATUS_STYLE_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(statusStyle),
  );
}
