const api = (...names) => ({
  config: 'vitest.config.ts',
  project: 'api',
  files: names.map((name) => `apps/api/src/${name}`),
});
const unit = (...files) => ({ config: 'vitest.config.ts', project: 'unit', files });
const chromium = (...names) => ({
  config: 'apps/widget/tests/engines/vitest.config.ts',
  project: 'chromium',
  files: names.map((name) => `apps/widget/tests/engines/${name}.test.ts`),
});

const auth = 'features/auth';
const billing = 'features/billing';
const contractTests = unit('packages/contract/src');

/**
 * What is mutated, by area. `files`: which of the tracked ones. `project`: whose types they must keep. `tests`: by file
 * path (a pattern matched at its start), the test runs in order until one fails, nearest tests first. The first pattern
 * that matches is used. `build`: what turns the source into what the tests look at.
 */
export const areas = {
  contract: {
    project: 'packages/contract',
    files: /^packages\/contract\/src\/(?!index|calls\/|schemas\/index|brand|errors|site\/site-renderer).*\.ts$/,
    tests: [
      ['packages/contract/src/schemas/endpoints/billing', [contractTests, api(`${billing}/checkout`)]],
      ['packages/contract/src/schemas/endpoints/users', [contractTests, api('features/users/account')]],
      ['packages/contract/src/schemas/endpoints/w', [contractTests, api('features/widget-config')]],
      [
        'packages/contract/src/schemas/w',
        [contractTests, api('features/widget-config', 'features/widget-installation')],
      ],
      ['packages/contract/src/schemas', [contractTests, api(`${auth}/sessions`)]],
      [
        'packages/contract/src/w',
        [contractTests, unit('apps/web/src', 'scripts/widget'), api('features/widget-config')],
      ],
      ['packages/contract/src/constants', [contractTests, unit('apps/web/src'), api(`${auth}/sessions`)]],
      ['packages/contract/src', [contractTests, unit('apps/web/src')]],
    ],
  },
  sessions: {
    project: 'apps/api',
    files: new RegExp(
      `^apps/api/src/(${[
        'platform/sessions/.*',
        'platform/crypto/(keys|passwords)',
        'platform/http/(check-access|register-endpoint|origin-guard)',
        'features/auth/(passwords/)?[a-z-]+',
        'features/team/(change-member|accept-invitation|invite-member)',
        'features/users/(change-email|update-personal-info)',
      ].join('|')})\\.ts$`,
    ),
    tests: [
      ['apps/api/src/platform/http/origin-guard', [api('platform/http/request-guards')]],
      [
        'apps/api/src/platform/http',
        [api(`${auth}/sessions`), api('platform/http/permission-matrix', 'platform/http/request-guards')],
      ],
      [
        'apps/api/src/platform/sessions',
        [api(`${auth}/sessions`), api('features/key-rotation', `${auth}/providers/confirm`)],
      ],
      ['apps/api/src/platform/crypto', [api('features/key-rotation', 'platform/crypto')]],
      ['apps/api/src/features/team', [api('features/team')]],
      ['apps/api/src/features/users', [api('features/users'), api(`${auth}/providers/confirm`)]],
      [
        'apps/api/src/features/auth/(session|sign-in|open|refresh|device)',
        [api(`${auth}/sessions`), api('platform/limits', `${auth}/sign-in-flood`)],
      ],
      ['apps/api/src/features/auth/passwords/change-password', [api('features/users/account')]],
      ['apps/api/src/features/auth', [api(`${auth}/account-states`, `${auth}/sign-up`), api(`${auth}/sessions`)]],
    ],
  },
  billing: {
    project: 'apps/api',
    files: /^apps\/api\/src\/features\/billing\/(?!mails\/|routes|tasks|plans\/(set-up|plans)).*\.ts$/,
    tests: [
      [
        'apps/api/src/features/billing/subscriptions/website-state',
        [api(`${billing}/subscriptions/website-state`), api(`${billing}/subscriptions/subscription`)],
      ],
      [
        'apps/api/src/features/billing/subscriptions',
        [api(`${billing}/subscriptions/subscription`), api(`${billing}/events`)],
      ],
      [
        'apps/api/src/features/billing/checkout/describe-customer',
        [api(`${billing}/checkout`), api('features/organization/billing-contact')],
      ],
      ['apps/api/src/features/billing/checkout', [api(`${billing}/checkout`)]],
      ['apps/api/src/features/billing/plans', [api(`${billing}/plans`)]],
      ['apps/api/src/features/billing/invoices', [api(`${billing}/invoices`), api(`${billing}/plans`)]],
      ['apps/api/src/features/billing/payment-notices', [api(`${billing}/invoices`)]],
      ['apps/api/src/features/billing/try-each', [api(`${billing}/try-each`)]],
      ['apps/api/src/features/billing', [api(`${billing}/events`), api(`${billing}/checkout`)]],
    ],
  },
  widget: {
    project: 'apps/widget',
    build: ['--import', 'tsx', 'apps/widget/build.ts'],
    files: /^apps\/widget\/src\/adjustments\/.*\.ts$/,
    tests: [
      ['apps/widget/src/adjustments/color/focus/', [chromium('contrast')]],
      [
        'apps/widget/src/adjustments/color',
        [
          unit('apps/widget/src/adjustments/color'),
          chromium('contrast', 'contrast-grounds'),
          chromium('effects', 'functions'),
        ],
      ],
      ['apps/widget/src/adjustments/text', [chromium('text', 'text-room')]],
      ['apps/widget/src/adjustments/media', [chromium('effects'), chromium('functions')]],
      ['apps/widget/src/adjustments/reading', [chromium('functions'), chromium('effects')]],
      [
        'apps/widget/src/adjustments',
        [
          unit('apps/widget/src/adjustments/follow', 'apps/widget/src/adjustments/engine'),
          chromium('engine'),
          chromium('together'),
          chromium('contrast-grounds'),
        ],
      ],
    ],
  },
};

export const testsFor = ({ tests }, file) => tests.find(([beginning]) => new RegExp(`^${beginning}`).test(file))[1];
