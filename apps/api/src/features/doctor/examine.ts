import { join } from 'node:path';
import { type KnownSettings, readKnownSettings, settingsProblems } from '../../config/settings.ts';
import { createPayments } from '../../platform/payments/payments.ts';
import { checkCertificate, checkMailDomain, checkNames } from './check-addresses.ts';
import { checkOwner, checkReachable, checkReplica, checkServerRole } from './check-database.ts';
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
        run: async () =>
          checkSettings(known, {
            isProduction: environment.NODE_ENV === 'production',
            problems: settingsProblems(environment),
          }),
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
  const { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: url = pooledUrl, DATABASE_READ_URL: replicaUrl } = known;
  const { DATABASE_OWNER_URL: ownerUrl = url, DATABASE_POOL_SIZE = 10, SERVER_ROLES: roles = [] } = known;
  if (pooledUrl === undefined || url === undefined || ownerUrl === undefined) return [];
  const addresses = { url, ownerUrl };
  const connections = around.connectionsPerServer(DATABASE_POOL_SIZE);
  return [
    { name: 'Database', run: () => checkServerRole(addresses, connections, !roles.includes('migrations')) },
    ...(pooledUrl === url ? [] : [{ name: 'Pooler', run: () => checkReachable('DATABASE_URL', pooledUrl) }]),
    ...(replicaUrl === undefined ? [] : [{ name: 'Replica', run: () => checkReplica(replicaUrl) }]),
    // Others may run the migrations; then nobody here needs to be the owner.
    ...(roles.includes('migrations')
      ? [{ name: 'Schema', run: () => checkOwner(addresses, around.migrationsFolder) }]
      : []),
  ];
}

function mailChecks({ SMTP_URL, MAIL_FROM, CONTACT_EMAIL }: KnownSettings): Check[] {
  const sender = MAIL_FROM ?? CONTACT_EMAIL;
  return [
    ...(SMTP_URL === undefined ? [] : [{ name: 'Mail', run: () => checkMail(SMTP_URL) }]),
    ...(sender === undefined ? [] : [{ name: 'Sender', run: () => checkMailDomain(sender) }]),
  ];
}

function paymentChecks(known: KnownSettings, { lookupKeys, webhookPath }: Surroundings): Check[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, WEB_URL, API_URL = WEB_URL } = known;
  if (secretKey === undefined || API_URL === undefined) return [];
  const payments = createPayments({ secretKey, webhookSecret: '', ...(apiBase !== undefined && { apiBase }) });
  const isLiveKey = /^(sk|rk)_live_/.test(secretKey);
  const webhookUrl = `${API_URL}${webhookPath}`;
  return [{ name: 'Payments', run: () => checkPayments({ payments, isLiveKey, webhookUrl, lookupKeys }) }];
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
