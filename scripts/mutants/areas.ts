interface Area {
  readonly files: readonly string[];
  /** The run fails below this share of killed mutants, in percent: a little below what was measured (docs/mutants.md). */
  readonly minScore: number;
}

const api = (...files: string[]) => files.map((file) => `apps/api/src/${file}.ts`);
const checks = (...files: string[]) => files.map((file) => `packages/checks/src/${file}.ts`);
const contract = (...files: string[]) => files.map((file) => `packages/contract/src/${file}.ts`);
const web = (...files: string[]) => files.map((file) => `apps/web/src/${file}.ts`);
const widget = (...files: string[]) => files.map((file) => `apps/widget/src/${file}.ts`);

/** What is mutated: pure code, whose tests (vitest.config.ts) take milliseconds. Tables and texts are left out. */
export const areas = new Map<string, Area>([
  [
    'contract',
    {
      files: contract(
        'addresses/*',
        '{future-day,live,name-in-sentence,paths}',
        'widget/{contrast,snippet,widget-preview}',
      ),
      minScore: 84,
    },
  ],
  [
    'checks',
    { files: checks('findings/*', 'pages/*', 'exports/{csv-line,report-to-csv,report-to-earl}'), minScore: 70 },
  ],
  [
    'limits',
    { files: api('platform/limit-concurrency', 'platform/limits/{client-network,window-counter}'), minScore: 85 },
  ],
  [
    'money',
    {
      files: [
        ...api('features/**/decide-*', 'features/billing/invoices/invoice-lines'),
        ...api('features/billing/events/{find-outdated,jobs-of-event}'),
        ...web('platform/money/format-money', 'platform/plans/{chosen-plan,plans,price-parts}'),
        ...web('features/billing/invoice-amounts'),
      ],
      minScore: 93,
    },
  ],
  [
    'access',
    {
      files: api(
        'platform/api-keys/api-key-format',
        'platform/crypto/secrets-match',
        'features/auth/single-sign-on/decide-issuer-sign-in',
      ),
      minScore: 95,
    },
  ],
  [
    'widget',
    {
      files: [
        ...widget('page/rules/{scale-value,walk-rules}', 'page/paint/{color,paint-order}'),
        ...widget('adjustments/color/theme/mirror-paint', 'adjustments/color/states/state-rules'),
        ...widget('adjustments/engine/wrap-steps'),
      ],
      minScore: 33,
    },
  ],
]);
