import { defaultBrand } from '@evenway/contract';
import { type KnownSettings, readKnownSettings, settingsProblems } from '../../config/settings.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What the settings alone reveal: what would prevent the start in production, and what would cause trouble later. */
export function checkSettings(environment: Readonly<Record<string, string | undefined>>): readonly Finding[] {
  const known = readKnownSettings(environment);
  const findings = [
    ...(known.NODE_ENV === 'production'
      ? []
      : [
          problem(
            'NODE_ENV is not production: the server would start an open inbox, sample accounts and a stand-in for payments. Set NODE_ENV=production.',
          ),
        ]),
    ...settingsProblems({ ...environment, NODE_ENV: 'production' }).map((text) =>
      problem(`${text}. .env.example says what it is for.`),
    ),
    ...regrets(known),
  ];
  return findings.length > 0 ? findings : [ok('Every setting that production needs is there.')];
}

function regrets(known: KnownSettings): Finding[] {
  const { APP_SECRET, PASSWORD_PEPPER } = known;
  const findings: Finding[] = [];
  if (APP_SECRET !== undefined && APP_SECRET === PASSWORD_PEPPER)
    findings.push(problem('APP_SECRET and PASSWORD_PEPPER are the same. Make two: echo k1:$(openssl rand -hex 32)'));
  for (const [name, value] of Object.entries(shownToCustomers(known)))
    if (value && /\.example(?:[:/]|$)/.test(value))
      findings.push(problem(`${name} is not set: customers are sent to ${value}, where nobody is. Set it.`));
  if (known.LEGAL_ENTITY === '')
    findings.push(warning('LEGAL_ENTITY is not set: the terms name nobody who provides the service.'));
  if (known.METRICS_TOKEN === undefined)
    findings.push(warning('METRICS_TOKEN is not set, so nobody can read /metrics and no alert can be raised.'));
  if (known.TRUSTED_PROXIES?.length === 0)
    findings.push(
      warning('TRUSTED_PROXIES is empty: behind a proxy all visitors would share one rate limit. List its addresses.'),
    );
  if (known.RATE_LIMIT_FACTOR !== undefined && known.RATE_LIMIT_FACTOR > 1)
    findings.push(
      warning(`RATE_LIMIT_FACTOR is ${known.RATE_LIMIT_FACTOR}: passwords can be guessed that many times faster.`),
    );
  return findings;
}

/** Addresses that people see, as the server would show them. */
const shownToCustomers = (known: KnownSettings) => ({
  CONTACT_EMAIL: known.CONTACT_EMAIL,
  SUPPORT_EMAIL: known.SUPPORT_EMAIL,
  MAIL_FROM: known.MAIL_FROM,
  SECURITY_CONTACT: known.SECURITY_CONTACT,
  NETWORK_URL: known.NETWORK_URL,
  BOOKING_URL_30: known.BOOKING_URL_30 ?? defaultBrand.bookingUrls[30],
  BOOKING_URL_60: known.BOOKING_URL_60 ?? defaultBrand.bookingUrls[60],
});
