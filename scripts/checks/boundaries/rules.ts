import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';

/**
 * Which folder may import which, generated from the existing folders, so that a new feature is covered from the start.
 * contract <- platform <- features <- app; in the web application also ui <- shared <- features.
 */
export function boundaryRules(root: string): Rule[] {
  return [
    forbid(
      'no-cycles',
      'Two files that need each other, be it for a type, are one thing, or miss a third.',
      {},
      { circular: true },
    ),
    forbid(
      'contract-stands-alone',
      'The contract is what everything else agrees on.',
      '^packages/contract/',
      '^(apps|packages/(?!contract/|checks/))',
    ),
    forbid(
      'checks-stand-alone',
      'The API, the web application, the check in the page and the command line all carry it.',
      { path: '^packages/checks/', pathNot: '\\.test\\.ts$' },
      '^(apps/|packages/(?!checks/))',
    ),
    forbid(
      'local-services-stand-alone',
      'Stand-ins know the protocols, not the product.',
      '^packages/(local-services|local-stripe|stand-in-kit)/',
      '^(apps/|packages/contract/)',
    ),
    forbid(
      'local-stripe-stands-alone',
      'It can be used without the other stand-ins.',
      '^packages/local-stripe/',
      '^packages/(?!local-stripe/|stand-in-kit/|database-connections/)',
    ),
    forbid(
      'html-stands-alone',
      'It escapes text for the pages of the product and of the stand-ins, and knows neither.',
      '^packages/html/',
      '^(apps|packages/(?!html/))',
    ),
    forbid(
      'database-connections-stand-alone',
      'The product, the stand-ins and the commands all use them.',
      '^packages/database-connections/',
      '^(apps|scripts|packages/(?!database-connections/))',
    ),
    forbid(
      'connections-are-made-in-one-place',
      'A connection without an error listener ends the process when the database goes away: those of this package have one from the start.',
      { pathNot: '^packages/database-connections/' },
      { path: ['^pg$', '^pg-pool$', 'node_modules/pg/', 'node_modules/pg-pool/'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'cli-stands-alone',
      'It is installed by itself: it carries the checks and the calls of the public API.',
      '^packages/cli/',
      '^(apps/|packages/(?!cli/|contract/|checks/))',
    ),
    forbid(
      'sample-site-stands-alone',
      "It is a customer's site: it knows the snippet, and nothing of the product.",
      '^apps/sample-site/',
      '^(apps/(?!sample-site/)|packages/(?!stand-in-kit/))',
    ),
    forbid(
      'apps-meet-in-the-contract',
      'API and web share the contract and the checks, nothing else.',
      '^apps/web/',
      '^(apps/api/|apps/sample-site/|packages/(?!contract/|checks/))',
    ),
    forbid(
      'apps-meet-in-the-contract-too',
      'API and web share the contract and the checks, nothing else.',
      '^apps/api/',
      '^apps/web/',
    ),
    forbid(
      'web-carries-no-widget',
      'The widget is another program; only a test may hold the two against each other.',
      { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      '^apps/widget/',
    ),
    forbid(
      'stand-ins-only-at-the-root',
      'A feature never knows whether it talks to a stand-in.',
      {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/(server|welcome|commands/operator)\\.ts$|^apps/api/src/testing/|\\.test\\.ts$',
      },
      '^(packages/(?!contract/|checks/|database-connections/|html/)|apps/sample-site/)',
    ),
    forbid(
      'api-config-first',
      'Settings are read before anything else exists.',
      '^apps/api/src/config/',
      '^apps/api/src/(?!config/)',
    ),
    forbid(
      'api-platform-knows-no-feature',
      'The platform serves features it has never heard of.',
      { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      '^apps/api/src/(?!platform/|config/)',
    ),
    forbid(
      'tests-stay-tests',
      'What only tests need never reaches the product.',
      {
        path: '^(apps|packages)/',
        pathNot: '^packages/testing/|^apps/api/src/testing/|^(apps|packages)/[^/]+/tests/|\\.test\\.tsx?$',
      },
      '^(packages/testing|apps/api/src/testing|apps/web/tests)/',
    ),
    forbid(
      'testing-knows-no-app',
      "API tests, journeys, measurements and faults all use it. What starts the API or knows its tables is in the API's own folder of tests.",
      '^packages/testing/',
      '^(apps|bench|e2e|faults|deploy|scripts/(?!lib/))',
    ),
    ...['bench', 'e2e', 'faults'].map((room) =>
      forbid(`${room}-is-apart`, 'What two rooms share is below both of them.', `^(?!${room}/)`, `^${room}/`),
    ),
    ...featuresOf(root, 'apps/api/src').flatMap((feature) => [
      forbid(
        `api-feature-${feature}-is-apart`,
        "A feature may use another one's repository, and nothing else of it.",
        { path: `^apps/api/src/features/${feature}/`, pathNot: '\\.test\\.ts$' },
        { path: '^apps/api/src/features/', pathNot: `^apps/api/src/features/${feature}/|-repository\\.ts$` },
      ),
      forbid(
        `api-feature-${feature}-is-composed`,
        'Features are put together in app.ts and start-product.ts, not by each other.',
        { path: `^apps/api/src/features/${feature}/`, pathNot: '\\.test\\.ts$' },
        '^apps/api/src/(?!features/|platform/|config/)',
      ),
    ]),
    forbid(
      'widget-stands-alone',
      'It runs on pages that are not ours, and carries nothing but itself; its check part carries the checks.',
      '^apps/widget/src/',
      '^(apps/(?!widget/)|packages/(?!checks/))',
    ),
    forbid(
      'widget-loader-is-small',
      'What every page view pays for never imports what only some visitors open.',
      '^apps/widget/src/loader/',
      '^(apps/widget/src/(panel|adjustments|profiles|locales|check)/|packages/)',
    ),
    forbid(
      'callers-load-no-schemas',
      "Schemas are the server's. Browsers and the command line take their types, and calls without them.",
      {
        path: '^(apps/web/src|packages/contract/src|packages/cli/src)/',
        pathNot: '^packages/contract/src/schemas/|\\.test\\.tsx?$',
      },
      { path: '^packages/contract/src/schemas/|^node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-ui-knows-only-itself',
      'The design system serves screens it has never heard of.',
      '^apps/web/src/ui/',
      '^(apps/web/src/(?!ui/|lib/)|packages/)',
    ),
    forbid(
      'web-lib-stands-alone',
      'Everything may use it, so it knows nothing of the product.',
      '^apps/web/src/lib/',
      '^(apps/web/src/(?!lib/)|packages/)',
    ),
    forbid(
      'web-platform-knows-no-screen',
      'The platform serves screens it has never heard of.',
      '^apps/web/src/platform/',
      '^apps/web/src/(?!platform/|content/|lib/)',
    ),
    forbid(
      'web-content-is-data',
      'Content is words, not code.',
      '^apps/web/src/content/',
      '^apps/web/src/(?!content/|platform/)',
    ),
    forbid(
      'web-shared-knows-no-screen',
      'What several screen areas share is below all of them.',
      '^apps/web/src/shared/',
      '^apps/web/src/(?!shared/|ui/|platform/|content/|lib/)',
    ),
    ...featuresOf(root, 'apps/web/src').map((feature) =>
      forbid(
        `web-feature-${feature}-is-apart`,
        'A screen area never imports another one, nor what composes them.',
        `^apps/web/src/features/${feature}/`,
        `^apps/web/src/(?!features/${feature}/|shared/|ui/|platform/|content/|lib/)`,
      ),
    ),
  ];
}

const featuresOf = (root: string, source: string) => {
  const folder = path.join(root, source, 'features');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const asCondition = <Restriction extends object>(value: string | Restriction) =>
  typeof value === 'string' ? { path: value } : value;

const forbid = (name: string, comment: string, from: string | Rule['from'], to: string | Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from: asCondition(from),
  to: asCondition(to),
});
