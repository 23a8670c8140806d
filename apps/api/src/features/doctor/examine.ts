import { join } from 'node:path';
import {
  apiUrl,
  directUrl,
  hasRole,
  isLiveKey,
  type KnownSettings,
  mailSender,
  ownerUrl,
  readKnownSettings,
  servesAsOwner,
} from '../../config/settings.ts';
import { createPayments } from '../../platform/payments/payments.ts';
import { checkCertificate, checkMailDomain, checkNames } from './check-addresses.ts';
import { checkOwner, checkPooler, checkReplica, checkServedSchema, checkServerRole } from './check-database.ts';
import { checkKeys } from './check-keys.ts';
import { checkBuild, checkMachine } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkSettings } from './check-settings.ts';
import { type Check, type CheckReport, runChecks } from './finding.ts';

/** What the doctor cannot know by itself: where things are, and what other features need. */
export interface Surroundings {
  readonly migrationsFolder: string;
  readonly webDist: string;
  readonly widgetDist: string;
  readonly lookupKeys: readonly string[];
  readonly webhookPath: string;
  readonly paymentEvents: readonly string[];
  readonly connectionsPerServer: (poolSize: number) => number;
}

const TIMEOUT_MS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks an environment as the server would find it at its start. Changes and sends nothing. */
export async function examine(environment: Environment, around: Surroundings): Promise<CheckReport[]> {
  const known = readKnownSettings(environment);
  return runChecks(
    [
      {
        name: 'Settings',
        run: async () => checkSettings(environment),
      },
      ...databaseChecks(known, around),
      ...mailChecks(known),
      ...paymentChecks(known, around),
      ...addressChecks(known),
      {
        name: 'Machine',
        run: async () => [
          ...(await checkMachine(process.cwd(), known.MAX_CONNECTIONS ?? 0)),
          ...checkBuild({
            'The web application': join(around.webDist, 'index.html'),
            'The widget': join(around.widgetDist, 'manifest.json'),
          }),
        ],
      },
    ],
    TIMEOUT_MS,
  );
}

function databaseChecks(known: KnownSettings, around: Surroundings): Check[] {
  const { DATABASE_URL: pooledUrl, DATABASE_READ_URL: replicaUrl, DATABASE_POOL_SIZE: poolSize } = known;
  const { APP_SECRET, PASSWORD_PEPPER } = known;
  const [url, owner] = [directUrl(known), ownerUrl(known)];
  if (pooledUrl === undefined || url === undefined || owner === undefined) return [];
  const migrates = hasRole(known, 'migrations');
  const { migrationsFolder } = around;
  const database = { url, ownerUrl: owner, migrates, servesAsOwner: servesAsOwner(known), migrationsFolder };
  const connections = poolSize === undefined ? 0 : around.connectionsPerServer(poolSize);
  return [
    { name: 'Database', run: () => checkServerRole(database, connections) },
    ...(pooledUrl === url ? [] : [{ name: 'Pooler', run: () => checkPooler({ ...database, url: pooledUrl }) }]),
    ...(replicaUrl === undefined ? [] : [{ name: 'Replica', run: () => checkReplica(replicaUrl) }]),
    ...(APP_SECRET === undefined || PASSWORD_PEPPER === undefined
      ? []
      : [{ name: 'Keys', run: () => checkKeys(url, { APP_SECRET, PASSWORD_PEPPER }) }]),
    // Others may run the migrations; then nobody here needs to be the owner.
    { name: 'Schema', run: () => (migrates ? checkOwner(database) : checkServedSchema(database)) },
  ];
}

function mailChecks(known: KnownSettings): Check[] {
  const { SMTP_URL } = known;
  const sender = mailSender(known);
  return [
    ...(SMTP_URL === undefined ? [] : [{ name: 'Mail', run: () => checkMail(SMTP_URL) }]),
    ...(sender === undefined ? [] : [{ name: 'Sender', run: () => checkMailDomain(sender) }]),
  ];
}

function paymentChecks(known: KnownSettings, { lookupKeys, webhookPath, paymentEvents }: Surroundings): Check[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = known;
  const api = apiUrl(known);
  if (secretKey === undefined || api === undefined) return [];
  const payments = createPayments({ secretKey, webhookSecret: '', ...(apiBase !== undefined && { apiBase }) });
  const given = { payments, isLiveKey: isLiveKey(secretKey), webhookUrl: `${api}${webhookPath}`, lookupKeys };
  return [{ name: 'Payments', run: () => checkPayments({ ...given, events: paymentEvents }) }];
}

function addressChecks({ WEB_URL, API_URL, WIDGET_CDN_URL }: KnownSettings): Check[] {
  const addresses = Object.fromEntries(
    Object.entries({ WEB_URL, API_URL, WIDGET_CDN_URL }).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const secure = [...new Set(Object.values(addresses))].filter((address) => address.startsWith('https://'));
  return [
    { name: 'Names', run: () => checkNames(addresses) },
    ...secure.map((address) => ({ name: 'Certificate', run: () => checkCertificate(address) })),
  ];
}
