const tool = (file) => `node_modules/${file}`;
const types = (name, project) => ({
  name: `types:${name}`,
  // Two of these run in parallel, and several checkers in each would duplicate work.
  run: [tool('typescript-native/bin/tsc'), '-p', project, '--pretty', 'false', '--checkers', '1'],
  quick: true,
});
const check = (name) => ({ name, run: ['--import', 'tsx', `scripts/checks/check-${name}.ts`] });
const unit = (name, project, ...options) => ({
  name: `unit:${name}`,
  run: [tool('vitest/vitest.mjs'), 'run', '--project', project, ...options],
  counts: 'vitest',
});
const widget = (project, workers = 2) => ({
  name: `widget:${project}`,
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
const engine = (browser) => ({
  ...widget(browser, 3),
  browser,
  cases: 'apps/widget/tests/engines/suites',
});

/**
 * Every check, in the order in which they run. `name`: what `npm test -- <name>` takes, also its part before the colon.
 * `run`: the arguments of Node. `counts`: how its tests are counted; without it the step counts as one. `cases`: a folder
 * of tests each of whose numbered cases one of them must show. `alone`: nothing else runs beside it.
 * `needs`: steps that must have passed. `browser`: the one it needs. `realPages`: it needs those of the widget's tests.
 * `quick`: it is among those of `npm test -- quick`, which answer in less than a minute.
 */
export const steps = [
  { name: 'lint', run: [tool('@biomejs/biome/bin/biome'), 'ci', '.'], quick: true },
  // As few programs as possible, so that files are checked once: server code has no DOM, the widget an older language.
  types('server', 'scripts/types/tsconfig.server.json'),
  types('web', 'apps/web'),
  types('widget', 'apps/widget'),
  types('browser-tools', 'scripts/types/tsconfig.browser-tools.json'),
  // Here, since alone it leaves a processor idle; so would the component tests, which wait for a browser.
  { name: 'build', run: ['scripts/build.mjs'] },
  check('boundaries'),
  { name: 'unused', run: [tool('knip/bin/knip.js')] },
  check('texts'),
  check('spec'),
  check('lockfiles'),
  check('dependencies'),
  // They are never idle, and each further worker loads all modules again.
  { ...unit('modules', 'unit', '--maxWorkers=2'), quick: true },
  { ...unit('components', 'components'), browser: 'chromium' },
  { ...unit('api', 'api'), alone: true },
  { ...unit('start', 'start'), name: 'start', alone: true, needs: ['build'] },
  { name: 'widget-size', run: ['--import', 'tsx', 'apps/widget/check-size.ts'], needs: ['build'] },
  widget('built'),
  engine('chromium'),
  engine('firefox'),
  engine('webkit'),
  {
    name: 'e2e',
    run: [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=0'],
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
  ['fuzz', 'scripts/tests/fuzz.mjs'],
  ['mutants', 'scripts/tests/mutants.mjs'],
  ['node', 'scripts/tests/node.mjs'],
  ['screen-reader', 'scripts/tests/screen-reader.mjs'],
  ['pgbouncer', 'scripts/tests/pgbouncer.mjs'],
  ['image', 'scripts/tests/image.mjs'],
  ['alerts', 'scripts/tests/alerts.mjs'],
  ['openapi', 'scripts/tests/openapi.ts'],
  ['compatibility', 'scripts/tests/compatibility.mjs'],
]);
