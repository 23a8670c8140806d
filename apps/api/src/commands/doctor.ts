import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '../config/read-environment.ts';
import { HANDLED_EVENTS } from '../features/billing/events/jobs-of-event.ts';
import { PAYMENT_EVENTS_PATH } from '../features/billing/events/payment-events.ts';
import { lookupKeys } from '../features/billing/plans/plans.ts';
import { examine } from '../features/doctor/examine.ts';
import { printReport } from '../features/doctor/print-report.ts';
import { connectionsPerServer } from '../platform/database/pool-sizes.ts';

/**
 * Checks the production environment that it runs in, and reports what would go wrong. Exit status 1 with any problem.
 */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build is one folder higher than the source.
const api = import.meta.url.endsWith('.ts') ? '../..' : '..';
const environment = loadEnvironment();
const reports = await examine(environment, {
  migrationsFolder: folder(`${api}/migrations`),
  webDist: folder(`${api}/../web/dist`),
  widgetDist: folder(`${api}/../widget/dist`),
  lookupKeys,
  webhookPath: PAYMENT_EVENTS_PATH,
  paymentEvents: HANDLED_EVENTS,
  connectionsPerServer,
});
const { text, status } = printReport(reports, environment);
process.stdout.write(`${text}\n`, () => process.exit(status));
