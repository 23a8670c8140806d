import { WIDGET_LIMITS } from '@evenway/contract';
import { expect, it } from 'vitest';
import { constantOf, readNumbers } from './read-numbers.ts';

const C = 'packages/contract/src/constants.ts';
const MESSAGES = 'packages/contract/src/messages.ts';
const WEBHOOKS = 'packages/contract/src/webhooks.ts';
const SSO = 'packages/contract/src/single-sign-on.ts';
const STATUS = 'apps/api/src/features/status';
const AUTH = 'apps/api/src/features/auth';
const SHARES = 'apps/api/src/features/visits/quota-thresholds.ts#QUOTA_THRESHOLDS';

/** A constant in seconds or milliseconds, and what its text counts in. */
const inSeconds = (reference: string) => ({ reference, divisor: 1_000 });
type Constant = string | { readonly reference: string; readonly divisor: number };

interface Rule {
  /** The texts, usually one file for both languages, or two. */
  readonly files: RegExp;
  /** Each of them must be the number that the text states: the same number may stand for several. */
  readonly constants?: readonly Constant[];
  /** Numbers that are no constants of ours, and why. */
  readonly facts?: readonly [numbers: string, why: string];
}

/** Every number that a text writes out instead of filling it in. Prefer filling it in to a line here. */
const RULES: readonly Rule[] = [
  {
    files: /statements\/texts\/(english|french)/,
    facts: ['13 2019 882 47 2005 102 11 2.2 2.1 2.0 301549 4.1 71120 75342 07', 'laws, standards and an address'],
  },
  {
    files: /status\/status-texts/,
    constants: [
      `${STATUS}/summarize.ts#DAYS`,
      `${STATUS}/summarize.ts#LONG_MINUTES`,
      inSeconds(`${STATUS}/watch-health.ts#BEAT_MS`),
    ],
  },
  { files: /visits\/mails\/quota-notice/, constants: [SHARES] },
  { files: /billing\/mails\/refund/, facts: ['5 10', 'business days that the payment provider gives'] },
  { files: /site\/site-texts|policies\/texts/, facts: ['2025', 'the year that the specification gives'] },
  { files: /site\/head-texts/, constants: [`${C}#TRIAL_DAYS`] },
  { files: /landing\/booking/, facts: ['30 60', 'the two meetings, each with its own address'] },
  { files: /landing\/(faq|solutions)/, facts: ['4', 'kilobytes: apps/widget/check-size.ts fails above'] },
  { files: /landing\/measured/, facts: ['95 7', 'goals of bench -- widget'] },
  { files: /landing\/problem/, facts: ['19 20 2025 2024 11 4 25 94.8 4187 16', 'figures of others, with sources'] },
  { files: /landing\/products/, facts: ['2.1', 'WCAG'] },
  {
    files: /policies\/cookies/,
    constants: [
      ...[`${C}#SESSION_LIFETIME_DAYS`, `${C}#SESSION_ABSOLUTE_LIFETIME_DAYS`, `${C}#TOKEN_LIFETIME_MINUTES`],
      ...[`${AUTH}/device-cookie.ts#DAYS`, `${AUTH}/providers/provider-visit-repository.ts#VISIT_MINUTES`],
      `${C}#SECOND_STEP_MINUTES`,
    ],
  },
  { files: /policies\/privacy/, facts: ['16', 'the minimum age that the specification gives'] },
  {
    files: /policies\/security/,
    constants: [
      ...[`${C}#SESSION_LIFETIME_DAYS`, `${C}#SESSION_ABSOLUTE_LIFETIME_DAYS`, `${C}#LINK_LIFETIME_MINUTES`],
      ...[`${C}#INVITATION_LIFETIME_DAYS`, `${STATUS}/summarize.ts#DAYS`],
    ],
  },
  {
    files: /policies\/terms/,
    constants: [`${C}#TRIAL_DAYS`, `${C}#GRACE_DAYS`],
    facts: ['30', 'days before going to court'],
  },
  { files: /static-plans/, facts: ['5 50 200 1000 0 29 79 199 499', 'plans that the specification gives'] },
  { files: /account\/confirm-change-texts|step-up\/step-up-texts/, constants: [`${C}#CONFIRMATION_MINUTES`] },
  { files: /password-texts|account-form\/account-texts/, constants: [`${C}#PASSWORD_MIN_LENGTH`] },
  {
    files: /account\/security\/security-texts/,
    constants: [`${AUTH}/second-factor/totp.ts#STEP_SECONDS`],
  },
  { files: /replies\/accessibility-replies/, facts: ['16 4.5 3 400 30 2005', 'population, WCAG, a law, a meeting'] },
  { files: /replies\/(english|french)-keywords/, facts: ['508 301549 2 27001 3 5 10', 'what people type'] },
  { files: /replies\/product-replies/, constants: [`${MESSAGES}#MESSAGES_KEPT_MONTHS`], facts: ['30', 'a meeting'] },
  { files: /replies\/reply-texts/, facts: ['30', 'a meeting'] },
  { files: /second-step\/second-step-texts/, constants: [`${C}#SECOND_FACTOR_RESET_DAYS`] },
  {
    files: /checks\/check-texts/,
    constants: ['packages/contract/src/checks.ts#CHECK_WIDTHS'],
    facts: ['13 40 142 29 2017 2018', 'an audit of others, with its source'],
  },
  { files: /dashboard\/texts/, constants: ['apps/web/src/features/dashboard/website-counters.ts#EXPIRING_SOON_DAYS'] },
  {
    files: /features\/webhooks\/texts/,
    constants: [SHARES, inSeconds('apps/api/src/features/webhooks/send-webhook.ts#TIMEOUT_MS')],
  },
  {
    files: /messages\/texts/,
    constants: [`${MESSAGES}#MESSAGES_KEPT_MONTHS`, `${MESSAGES}#RESPONSE_TIME_MIN_CASES`],
  },
  {
    files: /single-sign-on\/texts/,
    constants: [`${SSO}#SSO_DOMAIN_GRACE_DAYS`, `${AUTH}/single-sign-on/issuer-client.ts#TIMEOUT`],
    facts: ['2 3 4', 'steps of the screen'],
  },
  {
    files: /statements\/write\/form-texts/,
    facts: ['47 2016 2102 2.2 2.1 2.0 301549 4.1 100 50', 'laws, standards, and the levels of the RGAA'],
  },
  {
    files: /appearance\/settings\/setting-texts/,
    facts: [`${WIDGET_LIMITS.size.min} ${WIDGET_LIMITS.size.max} 600`, 'limits of the size; the width of a phone'],
  },
  { files: /usage\/usage-texts/, constants: [SHARES] },
  {
    files: /i18n\/errors\.fr|contract\/src\/errors/,
    constants: [
      ...['packages/contract/src/api-keys.ts#API_KEY_MAX_COUNT', `${WEBHOOKS}#WEBHOOK_LOG_DAYS`],
      ...[`${WEBHOOKS}#WEBHOOK_MAX_COUNT`, `${SSO}#SSO_DOMAIN_MAX_COUNT`, `${SSO}#SSO_DOMAIN_GRACE_DAYS`],
      ...[`${C}#EXPORT_LIFETIME_DAYS`, `${MESSAGES}#MESSAGES_KEPT_MONTHS`],
      `${AUTH}/single-sign-on/issuer-client.ts#TIMEOUT`,
    ],
  },
];

const valuesOf = (constant: Constant): number[] =>
  typeof constant === 'string'
    ? constantOf(constant)
    : constantOf(constant.reference).map((value) => value / constant.divisor);

const numbers = readNumbers();

it('every number in a text is filled in, the value of a constant, or a fact with its reason', () => {
  const unknown = numbers.filter(({ file, number }) => {
    const rules = RULES.filter(({ files }) => files.test(file));
    const known = rules.flatMap(({ constants = [], facts }) => [
      ...constants.flatMap(valuesOf).map(String),
      ...(facts?.[0].split(' ') ?? []),
    ]);
    return !known.includes(number);
  });
  expect(unknown).toEqual([]);
});

it('every constant that a rule names is stated by its texts, so that changing it changes them', () => {
  const missing = RULES.flatMap(({ files, constants = [] }) => {
    const perFile = new Map<string, Set<string>>();
    for (const { file, number } of numbers)
      if (files.test(file)) perFile.set(file, (perFile.get(file) ?? new Set()).add(number));
    return [...perFile].flatMap(([file, stated]) =>
      constants
        // Of a list, a text may state only a part.
        .filter((constant) => !valuesOf(constant).some((value) => stated.has(String(value))))
        .map((constant) => `${file}: ${JSON.stringify(constant)}`),
    );
  });
  expect(missing).toEqual([]);
});

it('every rule is about a text that exists', () => {
  expect(RULES.filter(({ files }) => !numbers.some(({ file }) => files.test(file)))).toEqual([]);
});
