import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  parseSettings,
  publicSettings,
  type ResolvedSettings,
  resolveBookingUrls,
} from '../../apps/api/src/config/settings.ts';
import { startProduct } from '../../apps/api/src/start-product.ts';
import { findFreePort } from './find-free-port.ts';
import { PEPPER } from './owner.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The product as it is served, on an existing database, without mail, sign-in and payments. */
export async function startMeasuredProduct(databaseUrl: string) {
  const port = await findFreePort();
  const parsed = parseSettings({
    NODE_ENV: 'test',
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  const settings: ResolvedSettings = {
    ...parsed,
    bookingUrls: resolveBookingUrls(parsed),
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    APP_SECRET: randomBytes(32).toString('hex'),
    PASSWORD_PEPPER: PEPPER,
    providers: { google: null, facebook: null },
    payments: { secretKey: 'sk_test_none', webhookSecret: 'whsec_none', apiBase: 'http://127.0.0.1:1' },
  };
  const product = await startProduct({
    settings,
    publicSettings: publicSettings(settings, { services: false, demoAccounts: [] }),
    webDist: path.join(root, 'apps/web/dist'),
    widgetDist: path.join(root, 'apps/widget/dist'),
    migrationsFolder: path.join(root, 'apps/api/migrations'),
  });
  return { ...product, url: settings.WEB_URL };
}
