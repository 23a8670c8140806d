import { type Brand, type DemoAccount, defaultBrand, type PublicSettings } from '@evenway/contract';
import type * as z from 'zod';
import { requiredInProduction, SERVER_ROLES, type ServerRole, settingsSchema } from './settings-schema.ts';

type Parsed = z.output<typeof settingsSchema>;

export interface Settings
  extends Omit<
    Parsed,
    | 'WEB_URL'
    | 'API_URL'
    | 'WIDGET_CDN_URL'
    | 'MAIL_FROM'
    | 'SECURITY_CONTACT'
    | 'SUPPORT_EMAIL'
    | 'NETWORK_URL'
    | 'LOG_LEVEL'
    | 'API_DOCS'
    | 'DRAIN_SECONDS'
  > {
  readonly WEB_URL: string;
  readonly API_URL: string;
  readonly WIDGET_CDN_URL: string;
  readonly MAIL_FROM: string;
  readonly SECURITY_CONTACT: string;
  readonly SUPPORT_EMAIL: string;
  readonly NETWORK_URL: string | null;
  readonly LOG_LEVEL: NonNullable<Parsed['LOG_LEVEL']>;
  readonly API_DOCS: 'on' | 'off';
  readonly DRAIN_SECONDS: number;
  readonly isProduction: boolean;
  /** Only used from this machine. */
  readonly isOnThisMachine: boolean;
}

/** Settings with every address and secret resolved: what the running server uses. */
export interface ResolvedSettings extends Settings {
  readonly DATABASE_URL: string;
  /** The same as DATABASE_URL if one role does everything. */
  readonly DATABASE_OWNER_URL: string;
  readonly SMTP_URL: string;
  readonly APP_SECRET: string;
  readonly PASSWORD_PEPPER: string;
  readonly providers: Providers;
  readonly payments: PaymentSettings;
  readonly bookingUrls: Brand['bookingUrls'];
  /** Host and port of the DNS stand-in, which knows the reserved names. Never in production. */
  readonly localDns?: string;
}

/** For each length: the setting, else the local stand-in, else a sample address, or none in production. */
export function resolveBookingUrls(settings: Settings, local?: Brand['bookingUrls']): Brand['bookingUrls'] {
  const others = local ?? (settings.isProduction ? { 30: null, 60: null } : defaultBrand.bookingUrls);
  return { 30: settings.BOOKING_URL_30 ?? others[30], 60: settings.BOOKING_URL_60 ?? others[60] };
}

/** How to reach the payment provider. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another base address of the same API; only for a local stand-in. */
  readonly apiBase?: string;
}

/** Null if nothing is configured. */
export function configuredPayments(settings: Settings): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, ...(apiBase !== undefined && { apiBase }) };
}

/** How to reach a sign-in provider; null if none is set up. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For a provider whose discovery document does not contain it. */
  readonly tokenUrl?: string;
}

export type ProviderName = 'google' | 'facebook';
export type Providers = Readonly<Record<ProviderName, ProviderSettings | null>>;

export function configuredProviders(settings: Settings): Providers {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = settings;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { issuer: settings.GOOGLE_ISSUER_URL, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : null,
    facebook:
      FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
        ? {
            issuer: settings.FACEBOOK_ISSUER_URL,
            clientId: FACEBOOK_CLIENT_ID,
            clientSecret: FACEBOOK_CLIENT_SECRET,
            tokenUrl: settings.FACEBOOK_TOKEN_URL,
          }
        : null,
  };
}

/** Reads the environment once. Reports everything that is wrong or missing at once, each with what to do. */
export function parseSettings(environment: Environment): Settings {
  const problems = settingsProblems(environment);
  if (problems.length > 0) throw new SettingsError(problems);
  // Every one is valid, so nothing of the schema's output is left out.
  const parsed = readKnownSettings(environment) as Parsed;
  const isProduction = parsed.NODE_ENV === 'production';
  const webUrl = parsed.WEB_URL ?? `http://localhost:${parsed.PORT}`;
  return {
    ...parsed,
    WEB_URL: webUrl,
    API_URL: apiUrl({ ...parsed, WEB_URL: webUrl }),
    WIDGET_CDN_URL: parsed.WIDGET_CDN_URL ?? webUrl,
    MAIL_FROM: mailSender(parsed),
    SECURITY_CONTACT: parsed.SECURITY_CONTACT ?? parsed.CONTACT_EMAIL,
    SUPPORT_EMAIL: parsed.SUPPORT_EMAIL ?? parsed.CONTACT_EMAIL,
    NETWORK_URL: parsed.NETWORK_URL ?? (isProduction ? null : defaultBrand.networkUrl),
    LOG_LEVEL: parsed.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    API_DOCS: parsed.API_DOCS ?? (isProduction ? 'off' : 'on'),
    DRAIN_SECONDS: parsed.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    isProduction,
    isOnThisMachine: !isProduction && isOnThisMachine(webUrl),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are set and valid; the others are undefined. */
export type KnownSettings = { readonly [Name in keyof Parsed]-?: Parsed[Name] | undefined };

/** For inspecting settings that are not all valid yet. An empty value is not set. */
export const readKnownSettings = (environment: Environment): KnownSettings =>
  Object.fromEntries(
    readEach(environment).flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]])),
  ) as KnownSettings;

const readEach = (environment: Environment) =>
  Object.entries(settingsSchema.shape).map(
    ([name, schema]) => [name, schema.safeParse(environment[name] || undefined)] as const,
  );

/**
 * Everything about an environment that prevents the start, one sentence each. The start refuses it, and the doctor
 * reports it.
 */
export function settingsProblems(environment: Environment): string[] {
  const known = readKnownSettings(environment);
  const isSet = (name: keyof Parsed) => !!environment[name];
  const isProduction = known.NODE_ENV === 'production';
  const required = isMigrationsOnly(known) ? (['DATABASE_URL'] as const) : requiredInProduction;
  return [
    ...(isProduction ? required.filter((name) => !isSet(name)).map((name) => `${name} is missing`) : []),
    ...readEach(environment).flatMap(([name, { error }]) =>
      (error?.issues ?? []).map(({ path, message }) => `${[name, ...path].join('.')} ${message}`),
    ),
    ...(isProduction ? [] : liveSettings(known).map((problem) => `${problem}, which needs NODE_ENV=production`)),
    ...(!isProduction && !isSet('DATABASE_URL') && !SERVER_ROLES.every((role) => hasRole(known, role))
      ? ['SERVER_ROLES needs DATABASE_URL: a database of its own is for a process that does everything']
      : []),
    ...(isMigrationsOnly(known)
      ? []
      : [
          ...(isProduction && known.WEB_URL && !known.WEB_URL.startsWith('https://')
            ? ['WEB_URL must start with https:// in production']
            : []),
          ...(!isProduction && isSet('STRIPE_SECRET_KEY') !== isSet('STRIPE_WEBHOOK_SECRET')
            ? ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together']
            : []),
          ...paymentAddressProblems(known),
        ]),
  ];
}

/** Another address than Stripe's own never gets a key that could move money. */
function paymentAddressProblems({ NODE_ENV, STRIPE_API_BASE: address, STRIPE_SECRET_KEY: key }: KnownSettings) {
  if (address === undefined) return [];
  if (NODE_ENV === 'production') return ['STRIPE_API_BASE is for development only'];
  return [
    ...(isOnThisMachine(address) ? [] : ['STRIPE_API_BASE must be an address on this machine']),
    ...(key && !key.startsWith('sk_test_') ? ['STRIPE_API_BASE needs a test key (sk_test_...)'] : []),
  ];
}

/**
 * Development serves an open inbox, sample accounts and the API's description: refuse that with real people or money.
 */
const liveSettings = ({ WEB_URL, STRIPE_SECRET_KEY }: KnownSettings): string[] => [
  ...(WEB_URL?.startsWith('https://') && !isOnThisMachine(WEB_URL) ? ['WEB_URL is a public https address'] : []),
  ...(STRIPE_SECRET_KEY && isLiveKey(STRIPE_SECRET_KEY) ? ['STRIPE_SECRET_KEY is a live key'] : []),
];

/** Whether a key of Stripe moves real money. */
export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

/** Whether an address leads to this machine; one of PostgreSQL without a host is a socket here. */
export const isOnThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', ''].includes(new URL(url).hostname);

/** What a process does; everything if SERVER_ROLES is not valid. */
export const hasRole = (settings: Pick<KnownSettings, 'SERVER_ROLES'>, role: ServerRole): boolean =>
  (settings.SERVER_ROLES ?? SERVER_ROLES).includes(role);

/** Such a process only talks to the database, and exits. */
export const isMigrationsOnly = (settings: Pick<KnownSettings, 'SERVER_ROLES'>): boolean =>
  SERVER_ROLES.every((role) => hasRole(settings, role) === (role === 'migrations'));

type DatabaseAddresses = Partial<Pick<KnownSettings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'>>;

/** An address with lasting sessions: a pooler gives each transaction another one. Undefined if the database is local. */
export function directUrl(settings: DatabaseAddresses & { readonly DATABASE_URL: string }): string;
export function directUrl(settings: DatabaseAddresses): string | undefined;
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: DatabaseAddresses): string | undefined {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

/** The owner's address for migrations, with lasting sessions too. */
export const ownerUrl = (settings: DatabaseAddresses): string | undefined =>
  settings.DATABASE_OWNER_URL ?? directUrl(settings);

/** Whether one role serves and owns the tables. A process that leaves migrations to others need not know the owner. */
export const servesAsOwner = (settings: DatabaseAddresses & Pick<KnownSettings, 'SERVER_ROLES'>): boolean =>
  hasRole(settings, 'migrations') && ownerUrl(settings) === directUrl(settings);

/** Where the API answers, without `/api`. */
export const apiUrl = <Url extends string | undefined>(settings: {
  readonly API_URL?: string | undefined;
  readonly WEB_URL: Url;
}): Url | string => settings.API_URL ?? settings.WEB_URL;

/** Sender of every mail. */
export const mailSender = <Address extends string | undefined>(settings: {
  readonly MAIL_FROM?: string | undefined;
  readonly CONTACT_EMAIL: Address;
}): Address | string => settings.MAIL_FROM ?? settings.CONTACT_EMAIL;

export function publicSettings(
  settings: ResolvedSettings,
  local: { services: boolean; demoAccounts: readonly DemoAccount[] },
): PublicSettings {
  return {
    apiUrl: settings.API_URL === settings.WEB_URL ? '/api' : `${settings.API_URL}/api`,
    brand: {
      name: settings.BRAND_NAME,
      legalEntity: settings.LEGAL_ENTITY,
      contactEmail: settings.CONTACT_EMAIL,
      supportEmail: settings.SUPPORT_EMAIL,
      networkUrl: settings.NETWORK_URL,
      bookingUrls: settings.bookingUrls,
    },
    providers: { google: settings.providers.google !== null, facebook: settings.providers.facebook !== null },
    localServices: local.services,
    demoAccounts: local.demoAccounts,
  };
}

/** A start that fails because of its settings. `userMessage` is all a person needs to read. */
class SettingsError extends Error {
  readonly userMessage: string;

  constructor(readonly problems: readonly string[]) {
    const userMessage = `Some settings need attention (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
    super(userMessage);
    this.name = 'SettingsError';
    this.userMessage = userMessage;
  }
}
