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
    | 'LOG_LEVEL'
    | 'API_DOCS'
    | 'DRAIN_SECONDS'
  > {
  readonly WEB_URL: string;
  readonly API_URL: string;
  readonly WIDGET_CDN_URL: string;
  readonly MAIL_FROM: string;
  readonly SECURITY_CONTACT: string;
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

/** For each length: the setting, else the local stand-in, else the brand's default address. */
export function resolveBookingUrls(settings: Settings, local?: Brand['bookingUrls']): Brand['bookingUrls'] {
  const others = local ?? defaultBrand.bookingUrls;
  return { 30: settings.BOOKING_URL_30 ?? others[30], 60: settings.BOOKING_URL_60 ?? others[60] };
}

/** How to reach the payment provider. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another base address of the same API; only for a local stand-in. */
  readonly apiBase?: string;
}

/** Null if nothing is configured. A custom address never gets a key that could move money. */
export function configuredPayments(settings: Settings): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings;
  if (apiBase !== undefined) {
    const isHere = isOnThisMachine(apiBase);
    if (settings.isProduction) throw new SettingsError(['STRIPE_API_BASE is for development only']);
    if (!isHere) throw new SettingsError(['STRIPE_API_BASE must be an address on this machine']);
    if (secretKey && !secretKey.startsWith('sk_test_'))
      throw new SettingsError(['STRIPE_API_BASE needs a test key (sk_test_...)']);
  }
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (!secretKey || !webhookSecret)
    throw new SettingsError(['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together']);
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
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const parsed = result.data;
  const isProduction = parsed.NODE_ENV === 'production';
  if (isProduction) {
    const required = isMigrationsOnly(parsed) ? (['DATABASE_URL'] as const) : requiredInProduction;
    const missing = required.filter((name) => parsed[name] === undefined);
    if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name} is missing`));
    if (!isMigrationsOnly(parsed) && !parsed.WEB_URL?.startsWith('https://'))
      throw new SettingsError(['WEB_URL must start with https:// in production']);
  }
  if (parsed.DATABASE_URL === undefined && parsed.SERVER_ROLES.length < SERVER_ROLES.length)
    throw new SettingsError([
      'SERVER_ROLES needs DATABASE_URL: a database of its own is for a process that does everything',
    ]);
  const webUrl = parsed.WEB_URL ?? `http://localhost:${parsed.PORT}`;
  if (!isProduction) refuseLiveSettings(parsed);
  return {
    ...parsed,
    WEB_URL: webUrl,
    API_URL: parsed.API_URL ?? webUrl,
    WIDGET_CDN_URL: parsed.WIDGET_CDN_URL ?? webUrl,
    MAIL_FROM: parsed.MAIL_FROM ?? parsed.CONTACT_EMAIL,
    SECURITY_CONTACT: parsed.SECURITY_CONTACT ?? parsed.CONTACT_EMAIL,
    LOG_LEVEL: parsed.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    API_DOCS: parsed.API_DOCS ?? (isProduction ? 'off' : 'on'),
    DRAIN_SECONDS: parsed.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    isProduction,
    isOnThisMachine: !isProduction && isOnThisMachine(webUrl),
  };
}

/** Such a process only talks to the database, and exits. */
export const isMigrationsOnly = (settings: { readonly SERVER_ROLES: readonly ServerRole[] }): boolean =>
  settings.SERVER_ROLES.every((role) => role === 'migrations');

/** The owner's address for migrations, with lasting sessions; undefined if the database is local. */
export const ownerUrl = (settings: Settings): string | undefined =>
  settings.DATABASE_OWNER_URL ?? settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;

/** An address with lasting sessions: a pooler gives each transaction another one. */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: ResolvedSettings): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** The settings that are set and valid. */
export type KnownSettings = Partial<Parsed>;

/** For inspecting settings that are not all valid yet. */
export function readKnownSettings(environment: Readonly<Record<string, string | undefined>>): KnownSettings {
  const entries = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const result = schema.safeParse(environment[name] || undefined);
    return result.success && result.data !== undefined ? [[name, result.data] as const] : [];
  });
  return Object.fromEntries(entries) as KnownSettings;
}

/** Everything that would prevent a start in production, one sentence each. */
export function settingsProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const roles = readKnownSettings(environment).SERVER_ROLES ?? SERVER_ROLES;
  const required = isMigrationsOnly({ SERVER_ROLES: roles }) ? (['DATABASE_URL'] as const) : requiredInProduction;
  const missing = required.filter((name) => !environment[name]).map((name) => `${name} is missing`);
  try {
    configuredPayments(parseSettings({ ...environment, NODE_ENV: 'production' }));
    return missing;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [...new Set([...missing, ...error.problems])];
  }
}

/**
 * Development serves an open inbox, sample accounts and the API's description: refuse that with real people or money.
 */
function refuseLiveSettings({ WEB_URL, STRIPE_SECRET_KEY }: Parsed): void {
  const live = [
    ...(WEB_URL?.startsWith('https://') && !isOnThisMachine(WEB_URL) ? ['WEB_URL is a public https address'] : []),
    ...(/^(sk|rk)_live_/.test(STRIPE_SECRET_KEY ?? '') ? ['STRIPE_SECRET_KEY is a live key'] : []),
  ];
  if (live.length > 0) throw new SettingsError(live.map((problem) => `${problem}, which needs NODE_ENV=production`));
}

const isOnThisMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

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
