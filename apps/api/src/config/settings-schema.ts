import { defaultBrand, KEPT_MONTHS_OF_VISITS } from '@evenway/contract';
import * as z from 'zod';
import { parseKeyRing } from './key-ring.ts';
import { readSiteContent } from './site-content.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));
const number = (min: number, max: number) => {
  const error = max === Number.POSITIVE_INFINITY ? `must be at least ${min}` : `must be between ${min} and ${max}`;
  return z.coerce.number({ error: 'must be a number' }).min(min, error).max(max, error);
};
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
const wholeNumber = (min: number, max: number) => number(min, max).int('must be a whole number');
/** The parser describes what is wrong. */
const parsedBy = <Parsed>(parse: (text: string) => Parsed) =>
  z.string().transform((text, { addIssue }) => {
    try {
      return parse(text);
    } catch (error) {
      addIssue(error instanceof Error ? error.message : 'is not valid');
      return z.NEVER;
    }
  });

/** One key, or several with names. */
const keyRing = parsedBy((text) => {
  parseKeyRing(text);
  return text;
});

/** What a process may do. `web` serves, `jobs` runs jobs, `migrations` updates the schema at the start. */
export const SERVER_ROLES = ['web', 'jobs', 'migrations'] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];

const serverRoles = z
  .string()
  .default('')
  .transform((list, { addIssue }) => {
    const named = list.split(',').map((entry) => entry.trim());
    const roles = SERVER_ROLES.filter((role) => named.includes(role));
    if (list === '') return [...SERVER_ROLES];
    if (named.length === roles.length) return roles;
    addIssue(`must be some of ${SERVER_ROLES.join(', ')}, with commas between them`);
    return z.NEVER;
  });

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' });

/** Every setting of the server, in the order of `.env.example`. The description becomes the comment there. */
export const settingsSchema = z.object({
  NODE_ENV: oneOf('production', 'development', 'test')
    .default('development')
    .describe('production turns the local services off and asks for every address and secret'),
  PORT: wholeNumber(1, 65_535).default(3000).describe('Port to listen on'),
  HOST: z.string().default('localhost').describe('Interface to listen on; 0.0.0.0 for all of them'),
  SERVER_ROLES: serverRoles.describe('What this process does, of web, jobs and migrations; default all three'),
  MAX_CONNECTIONS: wholeNumber(1, Number.POSITIVE_INFINITY)
    .default(10_000)
    .describe('Open connections per process; more are refused'),
  DRAIN_SECONDS: number(0, 600)
    .optional()
    .describe('How long to serve on after SIGTERM with /readyz at 503; default 5 in production, 0 otherwise'),
  WEB_URL: address.optional().describe('Where people open the application; default http://localhost:PORT'),
  API_URL: address.optional().describe('Where the API answers, without /api; default the same as WEB_URL'),
  WIDGET_CDN_URL: address.optional().describe('Where the widget files are served; default the same as WEB_URL'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('PostgreSQL to use, as a role that owns nothing there; nothing set starts an embedded one'),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe(
      'The same database and role without a pooler between: set it when DATABASE_URL leads to PgBouncer in transaction mode',
    ),
  DATABASE_OWNER_URL: databaseAddress
    .optional()
    .describe(
      'The same database as the role that owns its tables, for migrations, without a pooler; default DATABASE_DIRECT_URL, else DATABASE_URL',
    ),
  DATABASE_READ_URL: databaseAddress
    .optional()
    .describe('A replica for reads that may be half a minute old: public configurations and usage; default none'),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(10).describe('Database connections for requests'),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 10_000)
    .default(2_000)
    .describe('How long a request waits for a connection or a statement before it answers 503'),
  VISITS_KEPT_MONTHS: wholeNumber(12, 1_200)
    .default(KEPT_MONTHS_OF_VISITS)
    .describe(
      'For how many months, including the current one, counts of visits and uses are kept; 12 are shown to owners',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe(
      'Mail server: smtps:// (465), or smtp:// (587), which must offer STARTTLS unless ?requireTLS=false follows; nothing set starts a local inbox',
    ),
  MAIL_FROM: z
    .email('must be an email address alone: BRAND_NAME is the name beside it')
    .optional()
    .describe('Sender of every mail; default CONTACT_EMAIL'),
  GOOGLE_ISSUER_URL: address
    .default('https://accounts.google.com')
    .describe('OpenID Connect issuer for Google sign-in'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id at Google; nothing set uses a local provider, or none in production'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret at Google'),
  FACEBOOK_ISSUER_URL: address
    .default('https://www.facebook.com')
    .describe('OpenID Connect issuer for Facebook sign-in'),
  FACEBOOK_TOKEN_URL: address
    .default('https://graph.facebook.com/oauth/access_token')
    .describe('Token address of Facebook, which its discovery document does not name'),
  FACEBOOK_CLIENT_ID: z
    .string()
    .optional()
    .describe('App id at Facebook; nothing set uses a local provider, or none in production'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('App secret at Facebook'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe (sk_...)')
    .optional()
    .describe('Secret key at Stripe; nothing set starts a local stand-in'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret of Stripe (whsec_...)')
    .optional()
    .describe('Signing secret of the webhook endpoint at API_URL/api/webhooks/stripe'),
  STRIPE_API_BASE: address
    .optional()
    .describe('Another address of the same API, for development only: a stand-in on this machine, with a test key'),
  APP_SECRET: keyRing
    .optional()
    .describe(
      'Signs tokens and mailed links; generated locally. A key with a name, k1:<random>, or a ring (npm run keys:rotate)',
    ),
  PASSWORD_PEPPER: keyRing
    .optional()
    .describe(
      'Mixed into every password before hashing. A key with a name, k1:<random>, or a ring (npm run keys:rotate)',
    ),
  DATA_DIR: z.string().default('.data').describe('Where the local services keep their data'),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug')
    .optional()
    .describe('Default info in production, warn otherwise'),
  TRUSTED_PROXIES: parsedBy(parseTrustedProxies)
    .prefault('')
    .describe('Comma-separated addresses or ranges whose X-Forwarded-For is believed'),
  RATE_LIMIT_FACTOR: number(0, Number.POSITIVE_INFINITY)
    .positive('must be above 0')
    .default(1)
    .describe('Multiplies every limit; 1 is what docs/security.md lists'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must be at least 16 characters')
    .optional()
    .describe('Bearer token for /metrics, which is closed without one except on a development machine'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe('Where traces are sent, as OTLP over HTTP; /v1/traces is added. Nothing set: nothing is traced'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').describe('Headers for it, as name=value, separated by commas'),
  OTEL_SERVICE_NAME: z.string().min(1).default('evenway').describe('What traces call this server'),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1).default(1).describe('Share of requests that are traced, from 0 to 1'),
  API_DOCS: oneOf('on', 'off')
    .optional()
    .describe('Describe the calls of the application at /api/docs too; default on, off in production'),
  BRAND_NAME: z.string().min(1).default(defaultBrand.name).describe('Name of the product'),
  LEGAL_ENTITY: z
    .string()
    .trim()
    .max(300, 'must be at most 300 characters')
    .default(defaultBrand.legalEntity)
    .describe('Who provides the service in law, with its address: named in the terms and the privacy policy'),
  CONTACT_EMAIL: z
    .email('must be an email address')
    .default(defaultBrand.contactEmail)
    .describe('Contact address in policies and mails'),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], { error: 'must be an email address or an https address' })
    .optional()
    .describe('Where to report vulnerabilities, in /.well-known/security.txt; default CONTACT_EMAIL'),
  SUPPORT_EMAIL: z
    .email('must be an email address')
    .optional()
    .describe('Where Get Support writes to; default CONTACT_EMAIL'),
  NETWORK_URL: address
    .optional()
    .describe('Professional network page in the footer; nothing set names a sample one, or none in production'),
  BOOKING_URL_30: address
    .optional()
    .describe('Cal.com page for 30-minute meetings; nothing set uses a local stand-in, or offers none in production'),
  BOOKING_URL_60: address.optional().describe('The same for 60-minute meetings'),
  SITE_CONTENT_FILE: parsedBy(readSiteContent)
    .optional()
    .describe(
      'JSON file with company, certificates, ratings and testimonials for the public site (docs/operations.md)',
    ),
});

/**
 * What production requires: locally each of these is generated or started. A process that only migrates needs
 * `DATABASE_URL`.
 */
export const requiredInProduction = [
  'WEB_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'APP_SECRET',
  'PASSWORD_PEPPER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CONTACT_EMAIL',
] as const;
