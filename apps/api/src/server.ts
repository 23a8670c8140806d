import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocalServices } from '@evenway/local-services';
import type { SiteOptions } from '@evenway/sample-site';
import { loadLocalSecrets } from './config/local-secrets.ts';
import { readEnvironment } from './config/read-environment.ts';
import {
  configuredPayments,
  configuredProviders,
  isMigrationsOnly,
  ownerUrl,
  publicSettings,
  type ResolvedSettings,
  resolveBookingUrls,
  type Settings,
} from './config/settings.ts';
import { demoBilling } from './demo-billing.ts';
import { setUpCatalogue } from './features/billing/plans/set-up-catalogue.ts';
import { demoAccounts } from './features/demo/demo-accounts.ts';
import { findDemoWebsite } from './features/demo/find-demo-website.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import { localLinks } from './local-links.ts';
import { describeMigrations } from './platform/database/migrate.ts';
import { plainLog } from './platform/errors/plain-log.ts';
import type { Platform } from './platform/platform.ts';
import { StartError } from './start-error.ts';
import { migrateProduct, startProduct } from './start-product.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { asLog, printWelcome } from './welcome.ts';
import { outliveReaders, writeOutput } from './write-output.ts';

/** Build and source have the same depth, so both find their neighbors the same way. */
const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const widgetDist = fileURLToPath(new URL('../../widget/dist', import.meta.url));
const sampleSiteFiles = fileURLToPath(new URL('../../sample-site/files', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Runs the product until it is stopped. Throws a `StartError` that can be printed as it is. */
export async function runServer(say: (line: string) => void = () => undefined): Promise<void> {
  await start(say).catch((error: unknown) => {
    throw new StartError(error);
  });
}

async function start(tell: (line: string) => void): Promise<void> {
  outliveReaders();
  const settings = readEnvironment();
  const say = settings.isProduction ? asLog(tell) : tell;
  if (isMigrationsOnly(settings)) return migrateOnly(settings, say);
  let platform: Platform | undefined;
  const local = await startMissingServices(settings, say, async () => (platform ? findDemoWebsite(platform) : null));
  const stopLocal = async () => local?.stop();
  try {
    say('Starting the application…');
    const resolved = resolveSettings(settings, local);
    const product = await startProduct({
      settings: resolved,
      publicSettings: publicSettings(resolved, {
        services: local !== null,
        // They exist only in the database that this machine created for itself.
        demoAccounts: local?.databaseUrl
          ? demoAccounts.map(({ role, email, password }) => ({ role, email, password }))
          : [],
      }),
      webDist,
      widgetDist,
      migrationsFolder,
      say,
      // Programs read the log in production, people everywhere else.
      logStream: settings.isProduction ? { write: writeOutput } : plainLog(writeOutput),
      ...(local && { localPages: local.pages }),
    });
    platform = product.platform;
    stopOnSignals(product.server.log, settings.DRAIN_SECONDS, say, [() => product.stop(), stopLocal]);
    if (local?.payments) await setUpCatalogue(product.platform.payments);
    if (local?.databaseUrl) {
      await seedDemo(
        product.platform,
        local.payments ? await localBilling(product.platform, local.payments) : null,
        say,
      );
    }
    printWelcome(resolved, local, say);
  } catch (error) {
    await stopLocal();
    throw error;
  }
}

/** Exits when it is done; needs only the database. */
async function migrateOnly(settings: Settings, say: (line: string) => void): Promise<void> {
  const { DATABASE_URL = '' } = settings;
  const DATABASE_OWNER_URL = ownerUrl(settings) ?? DATABASE_URL;
  say(
    describeMigrations(await migrateProduct({ settings: { DATABASE_URL, DATABASE_OWNER_URL }, migrationsFolder, say })),
  );
}

async function localBilling(platform: Platform, access: NonNullable<LocalServices['payments']>) {
  const { movePaymentClock, switchWebhooks } = await import('@evenway/local-stripe/controls');
  return demoBilling(platform, {
    moveClock: (move) => movePaymentClock(access, move),
    switchWebhooks: (switches) => switchWebhooks(access, switches),
  });
}

/**
 * Starts a local service for everything without an address. Production requires every address, so it starts nothing.
 */
async function startMissingServices(
  settings: Settings,
  say: (line: string) => void,
  findWebsite: SiteOptions['findWebsite'],
): Promise<LocalServices | null> {
  const database = settings.DATABASE_URL === undefined;
  const mail = settings.SMTP_URL === undefined;
  const isPaymentsMissing = configuredPayments(settings) === null;
  const isProviderMissing = Object.values(configuredProviders(settings)).includes(null);
  const isBookingMissing = settings.BOOKING_URL_30 === undefined || settings.BOOKING_URL_60 === undefined;
  const isAnyMissing = database || mail || isProviderMissing || isPaymentsMissing || isBookingMissing;
  if (settings.isProduction || !isAnyMissing) return null;
  const { startLocalServices } = await import('@evenway/local-services');
  const { createSampleSite } = await import('@evenway/sample-site');
  const signIn = isProviderMissing && { apiUrl: settings.API_URL };
  const payments = isPaymentsMissing && { apiUrl: settings.API_URL, databaseUrl: ownerUrl(settings) };
  const booking = isBookingMissing && { webUrl: settings.WEB_URL };
  const further = [createSampleSite({ cdnUrl: settings.WIDGET_CDN_URL, findWebsite, files: sampleSiteFiles })];
  const dataDir = resolve(settings.DATA_DIR);
  const dns = settings.isOnThisMachine;
  const product = localLinks(settings, { hasDemo: database });
  return startLocalServices({
    ...{ dataDir, database, mail, signIn, payments, booking, dns, further, product },
    onProgress: say,
  });
}

function resolveSettings(settings: Settings, local: LocalServices | null): ResolvedSettings {
  const needed = <T>(name: string, value: T | undefined): T => {
    if (value === undefined) throw new Error(`${name} is not known`);
    return value;
  };
  const configured = configuredProviders(settings);
  const secrets = settings.isProduction ? null : loadLocalSecrets(resolve(settings.DATA_DIR));
  const databaseUrl = needed('DATABASE_URL', settings.DATABASE_URL ?? local?.databaseUrl);
  return {
    ...settings,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: ownerUrl(settings) ?? local?.databaseOwnerUrl ?? databaseUrl,
    SMTP_URL: needed('SMTP_URL', settings.SMTP_URL ?? local?.smtpUrl),
    providers: {
      google: configured.google ?? local?.signIn?.google ?? null,
      facebook: configured.facebook ?? local?.signIn?.facebook ?? null,
    },
    payments: needed('payments', configuredPayments(settings) ?? local?.payments),
    bookingUrls: resolveBookingUrls(settings, local?.bookingUrls),
    ...(local?.dns !== undefined && { localDns: local.dns }),
    APP_SECRET: needed('APP_SECRET', settings.APP_SECRET ?? secrets?.APP_SECRET),
    PASSWORD_PEPPER: needed('PASSWORD_PEPPER', settings.PASSWORD_PEPPER ?? secrets?.PASSWORD_PEPPER),
  };
}

const isEntryFile = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isEntryFile) {
  runServer((line) => writeOutput(`${line}\n`)).catch((error: StartError) => {
    process.stderr.write(`${error.userMessage}\n`);
    process.exit(1);
  });
}
