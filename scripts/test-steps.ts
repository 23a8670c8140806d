import type { BrowserName } from './lib/testing/find-browser.ts';

export interface Step {
  /** What `npm test -- <name>` takes, also its part before the colon. */
  name: string;
  /** The arguments of Node. */
  run: string[];
  /** All that it reads besides what every step does; while that is unchanged since it passed, a run leaves it out (decision 73). */
  reads?: string[] | undefined;
  /** How its tests are counted; without it the step counts as one. */
  counts?: 'vitest' | 'playwright';
  /** A folder of tests each of whose numbered cases one of its tests must show. */
  cases?: string;
  /** It must show them in a full run. */
  casesOnlyInFull?: boolean;
  /** Nothing else runs beside it. */
  alone?: boolean;
  /** Steps that must have passed. */
  needs?: string[];
  browser?: BrowserName;
  /** It needs those of the widget's tests. */
  realPages?: boolean;
  /** It is among those of `npm test -- quick`, which answer in less than a minute. */
  quick?: boolean;
}

const tool = (file: string) => `node_modules/${file}`;

/** What the product is made from; the widget is made from less. */
const PRODUCT = ['apps/', 'packages/'];
const WIDGET = ['apps/widget/', 'packages/'];

/** Documents and rules that must agree with the code. */
const READ_BY_API_TESTS = [
  '.env.example',
  'deploy/monitoring/',
  ...['api', 'operations', 'retention', 'runbooks', 'security'].map((name) => `docs/${name}.md`),
];

const types = (name: string, project: string, reads: string[]): Step => ({
  name: `types:${name}`,
  reads,
  // Two of these run in parallel, and several checkers in each would duplicate work.
  run: [tool('typescript-native/bin/tsc'), '-p', project, '--pretty', 'false', '--checkers', '1'],
  quick: true,
});
const check = (name: string): Step => ({ name, run: ['--import', 'tsx', `scripts/checks/check-${name}.ts`] });
const unit = (name: string, project: string, reads: string[] | undefined, ...options: string[]): Step => ({
  name: `unit:${name}`,
  reads,
  run: [tool('vitest/vitest.mjs'), 'run', '--project', project, ...options],
  counts: 'vitest',
});
/** The module tests in these folders. They are never idle, and each further worker loads all modules again. */
const modules = (name: string, folders: string[], reads?: string[]): Step => ({
  ...unit(name, 'unit', reads, ...folders, '--maxWorkers=1'),
  quick: true,
});
const widget = (project: string, workers = 2): Step => ({
  name: `widget:${project}`,
  reads: WIDGET,
  run: [
    tool('vitest/vitest.mjs'),
    'run',
    '--config',
    'apps/widget/tests/engines/vitest.config.ts',
    '--project',
    project,
    `--maxWorkers=${workers}`,
  ],
  counts: 'vitest',
  alone: true,
  realPages: true,
  needs: ['build'],
});
/** Three workers keep two processors busy; starting a browser for a fourth takes longer than it saves. */
const engine = (browser: BrowserName): Step => ({
  ...widget(browser, 3),
  browser,
  cases: 'apps/widget/tests/engines/suites',
  casesOnlyInFull: browser !== 'chromium',
});

/** Every check, in the order in which they run. */
export const steps: readonly Step[] = [
  { name: 'lint', run: [tool('@biomejs/biome/bin/biome'), 'ci', '.'], quick: true },
  // As few programs as possible, so that files are checked once: server code has no DOM, the widget an older language.
  types('server', 'scripts/types/tsconfig.server.json', [...PRODUCT, 'scripts/', 'bench/', 'faults/', 'deploy/']),
  types('web', 'apps/web', ['apps/web/', 'apps/widget/', 'packages/']),
  types('widget', 'apps/widget', [...WIDGET, 'apps/web/', 'scripts/widget/']),
  types('browser-tools', 'scripts/types/tsconfig.browser-tools.json', [...PRODUCT, 'scripts/', 'bench/', 'e2e/']),
  // Here, since alone it leaves a processor idle; so would the component tests, which wait for a browser.
  { name: 'build', run: ['scripts/run.mjs', 'scripts/build.ts'] },
  check('boundaries'),
  { name: 'unused', run: [tool('knip/bin/knip.js')] },
  check('texts'),
  check('spec'),
  check('lockfiles'),
  check('dependencies'),
  modules('packages', ['packages/', 'apps/sample-site/'], ['packages/', 'apps/sample-site/', 'docs/calls.md']),
  modules('web', ['apps/web/'], [...PRODUCT, 'bench/results/']),
  modules('widget', ['apps/widget/'], WIDGET),
  // Some of these look at the whole repository.
  modules('scripts', ['scripts/']),
  { ...unit('components', 'components', ['apps/web/', 'packages/']), browser: 'chromium' },
  { ...unit('api', 'api', ['apps/api/', 'packages/', ...READ_BY_API_TESTS]), alone: true },
  // It starts a copy of the whole folder.
  { ...unit('start', 'start', undefined), name: 'start', alone: true, needs: ['build'] },
  { name: 'widget-size', run: ['--import', 'tsx', 'apps/widget/check-size.ts'], reads: WIDGET, needs: ['build'] },
  widget('built'),
  engine('chromium'),
  engine('firefox'),
  engine('webkit'),
  {
    name: 'e2e',
    run: [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=0'],
    reads: [...PRODUCT, 'e2e/', 'scripts/'],
    counts: 'playwright',
    alone: true,
    browser: 'chromium',
    needs: ['build'],
  },
];

/** What takes too long, or needs too much, for every run: `npm test -- faults R01` runs one, with its options. */
export const furtherTests = new Map([
  ['faults', 'faults/main.ts'],
  ['ha', 'faults/ha/main.ts'],
  ['restore', 'faults/restore/main.ts'],
  ['operations', 'faults/operations/main.ts'],
  ['fuzz', 'scripts/tests/fuzz.ts'],
  ['mutants', 'scripts/tests/mutants.ts'],
  ['node', 'scripts/tests/node.ts'],
  ['screen-reader', 'scripts/tests/screen-reader.ts'],
  ['pgbouncer', 'scripts/tests/pgbouncer.ts'],
  ['image', 'scripts/tests/image.ts'],
  ['alerts', 'scripts/tests/alerts.ts'],
  ['openapi', 'scripts/tests/openapi.ts'],
  ['reads', 'scripts/tests/reads.ts'],
  ['compatibility', 'scripts/tests/compatibility.ts'],
]);
