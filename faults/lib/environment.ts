import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalStripe, type PaymentsAddresses } from '@evenway/local-stripe';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { type CountingInbox, startCountingInbox } from '@evenway/testing/counting-inbox';
import { type BuiltServer, startBuiltServer } from '@evenway/testing/start-built-server';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { TestClient } from '@evenway/testing/test-client';
import { setUpCatalogue } from '../../apps/api/src/features/billing/plans/set-up-catalogue.ts';
import { createPayments } from '../../apps/api/src/platform/payments/payments.ts';
import { type FaultyDatabase, startFaultyDatabase } from './faulty-database.ts';
import type { ProductDatabase } from './product-database.ts';

/** For all environments, so that none outlives this process. */
const running = new Set<BuiltServer>();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** The product's public address; the servers listen on their own ports. */
export const WEB_URL = 'http://localhost:3000';

export interface Server extends BuiltServer {
  readonly url: string;
  client(): TestClient;
}

export interface Environment<Database extends ProductDatabase = FaultyDatabase> {
  /** For whatever a case has to store; it is removed at the end. */
  readonly folder: string;
  readonly database: Database;
  readonly inbox: CountingInbox;
  /** Between the servers and the mail server. */
  readonly smtp: TcpProxy;
  /** Between the servers and the payment provider. */
  readonly provider: TcpProxy;
  readonly payments: PaymentsAddresses['payments'];
  /** A server in a separate process, built as for production. */
  startServer(launch?: ServerLaunch): Promise<Server>;
  /** The output of all servers. */
  log(): string;
}

export interface ServerLaunch {
  readonly port?: number;
  readonly environment?: Record<string, string>;
  readonly nodeArguments?: readonly string[];
  /** The folder of another release; this one otherwise. */
  readonly release?: string;
}

/** PostgreSQL, a mail server and a payment provider with a proxy in front of each, while `use` runs. */
export const withEnvironment = <T>(
  use: (environment: Environment) => Promise<T>,
  { databaseDir }: { databaseDir?: string } = {},
): Promise<T> => withProduct((folder) => startFaultyDatabase(databaseDir ?? path.join(folder, 'postgres')), use);

/** The same on any kind of PostgreSQL, which may use a folder that is removed at the end. */
export async function withProduct<T, Database extends ProductDatabase>(
  startDatabase: (folder: string) => Promise<Database>,
  use: (environment: Environment<Database>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-faults-'));
  const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const database = await startDatabase(folder);
    ends.unshift(() => database.close());
    const inbox = await startCountingInbox();
    ends.unshift(() => inbox.stop());
    const smtp = await startTcpProxy(inbox.url);
    ends.unshift(() => smtp.close());
    const firstPort = await findFreePort();
    const service = createLocalStripe({
      dataDir: folder,
      databaseUrl: undefined,
      publicUrl: WEB_URL,
      webhookUrl: `http://127.0.0.1:${firstPort}/api/webhooks/stripe`,
    });
    const { payments } = await service.start();
    ends.unshift(() => service.stop());
    await setUpCatalogue(createPayments(payments));
    const provider = await startTcpProxy(payments.apiBase);
    ends.unshift(() => provider.close());

    const logFile = path.join(folder, 'servers.log');
    const output = openSync(logFile, 'a');
    const settings = { ...SETTINGS, SMTP_URL: smtp.url, DATA_DIR: folder, ...paymentSettings(payments, provider) };
    const startServer: Environment<Database>['startServer'] = async ({ port, environment, ...launch } = {}) => {
      const server = await startBuiltServer(database.serverUrl(), {
        ...launch,
        port: port ?? firstPort,
        environment: { ...settings, DATABASE_OWNER_URL: database.ownerUrl(), ...environment },
        output,
      }).catch((error) => {
        throw new Error(`${error.message}\n${log().slice(-2_000)}`);
      });
      // Everything that a case leaves running, also a failed one.
      running.add(server);
      void server.end.then(() => running.delete(server));
      ends.unshift(async () => {
        server.kill('SIGKILL');
        await server.end;
      });
      const url = `http://127.0.0.1:${server.port}`;
      return { ...server, url, client: () => new TestClient(url, WEB_URL) };
    };
    const log = () => readFileSync(logFile, 'utf8');
    return await use({ folder, database, inbox, smtp, provider, payments, startServer, log });
  } finally {
    for (const end of ends) await end();
  }
}

const NOBODY = { ID: 'nobody', SECRET: 'nothing', ISSUER: 'http://127.0.0.1:1' };

/** With every address configured, no server starts its own stand-in. */
const SETTINGS = {
  NODE_ENV: 'test',
  WEB_URL,
  LOG_LEVEL: 'warn',
  // High enough never to be reached.
  RATE_LIMIT_FACTOR: '100000',
  GOOGLE_ISSUER_URL: NOBODY.ISSUER,
  GOOGLE_CLIENT_ID: NOBODY.ID,
  GOOGLE_CLIENT_SECRET: NOBODY.SECRET,
  FACEBOOK_ISSUER_URL: NOBODY.ISSUER,
  FACEBOOK_TOKEN_URL: NOBODY.ISSUER,
  FACEBOOK_CLIENT_ID: NOBODY.ID,
  FACEBOOK_CLIENT_SECRET: NOBODY.SECRET,
  BOOKING_URL_30: 'https://booking.example/30',
  BOOKING_URL_60: 'https://booking.example/60',
};

const paymentSettings = ({ secretKey, webhookSecret }: PaymentsAddresses['payments'], provider: TcpProxy) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: provider.url.replace(/\/$/, ''),
});
