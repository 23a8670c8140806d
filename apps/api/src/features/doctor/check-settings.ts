import { type KnownSettings, readKnownSettings, settingsProblems } from '../../config/settings.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the settings alone reveal: what would prevent the start in production, and what would cause trouble later. */
export function checkSettings(environment: Environment): readonly Finding[] {
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
    ...placeholders(environment),
    ...regrets(known),
  ];
  return findings.length > 0 ? findings : [ok('Every setting that production needs is there.')];
}

function regrets(known: KnownSettings): Finding[] {
  const { APP_SECRET, PASSWORD_PEPPER } = known;
  const findings: Finding[] = [];
  if (APP_SECRET !== undefined && APP_SECRET === PASSWORD_PEPPER)
    findings.push(problem('APP_SECRET and PASSWORD_PEPPER are the same. Make two: echo k1:$(openssl rand -hex 32)'));
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

/** Addresses that people see. One that is not set is not shown, or prevents the start. */
const SHOWN_TO_CUSTOMERS = [
  ...['CONTACT_EMAIL', 'SUPPORT_EMAIL', 'MAIL_FROM', 'SECURITY_CONTACT'],
  ...['NETWORK_URL', 'BOOKING_URL_30', 'BOOKING_URL_60'],
];

/** `.example` is reserved for examples: nobody receives mail or serves pages there. */
const placeholders = (environment: Environment): Finding[] =>
  SHOWN_TO_CUSTOMERS.flatMap((name) => {
    const value = environment[name] ?? '';
    return /\.example(?:[:/?#]|$)/i.test(value)
      ? [problem(`${name} sends customers to ${value}, where nobody is. Set an address of yours.`)]
      : [];
  });
