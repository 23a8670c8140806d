import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FOLDERS, findViolations } from './find-violations.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'evenway-boundaries-'));
  roots.push(root);
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** A tree in which the first file imports the second. */
function treeWith(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  const source = relative.startsWith('.') ? relative : `./${relative}`;
  return treeOf({
    [to]: 'export const thing = 1;\n',
    [from]: `import { thing } from '${source}';\nexport const other = thing;\n`,
  });
}

const forbidden: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'contract-stands-alone': ['packages/contract/src/a.ts', 'apps/api/src/b.ts'],
  'checks-stand-alone': ['packages/checks/src/a.ts', 'packages/contract/src/b.ts'],
  'local-services-stand-alone': ['packages/local-services/src/a.ts', 'apps/api/src/b.ts'],
  'html-stands-alone': ['packages/html/src/a.ts', 'packages/contract/src/b.ts'],
  'database-connections-stand-alone': ['packages/database-connections/src/a.ts', 'apps/api/src/b.ts'],
  'cli-stands-alone': ['packages/cli/src/a.ts', 'apps/api/src/b.ts'],
  'apps-meet-in-the-contract': ['apps/web/src/app/a.ts', 'apps/api/src/b.ts'],
  'apps-meet-in-the-contract-too': ['apps/api/src/a.ts', 'apps/web/src/app/b.ts'],
  'web-carries-no-widget': ['apps/web/src/features/widget/a.ts', 'apps/widget/src/b.ts'],
  'stand-ins-only-at-the-root': ['apps/api/src/features/team/a.ts', 'packages/local-services/src/b.ts'],
  'api-config-first': ['apps/api/src/config/a.ts', 'apps/api/src/platform/b.ts'],
  'api-platform-knows-no-feature': ['apps/api/src/platform/a.ts', 'apps/api/src/features/team/b.ts'],
  'tests-stay-tests': ['apps/api/src/features/team/a.ts', 'apps/api/src/testing/b.ts'],
  'testing-knows-no-app': ['packages/testing/src/a.ts', 'apps/api/src/b.ts'],
  'bench-is-apart': ['faults/lib/a.ts', 'bench/lib/b.ts'],
  'e2e-is-apart': ['bench/widget/a.ts', 'e2e/support/b.ts'],
  'faults-is-apart': ['scripts/tests/a.ts', 'faults/lib/b.ts'],
  'api-feature-team-is-apart': ['apps/api/src/features/team/a.ts', 'apps/api/src/features/billing/b.ts'],
  'api-feature-team-is-composed': ['apps/api/src/features/team/a.ts', 'apps/api/src/app.ts'],
  'widget-stands-alone': ['apps/widget/src/panel/a.ts', 'packages/contract/src/b.ts'],
  'widget-loader-is-small': ['apps/widget/src/loader/a.ts', 'apps/widget/src/panel/b.ts'],
  'callers-load-no-schemas': ['packages/contract/src/a.ts', 'packages/contract/src/schemas/b.ts'],
  'web-ui-knows-only-itself': ['apps/web/src/ui/a.tsx', 'apps/web/src/platform/b.ts'],
  'web-lib-stands-alone': ['apps/web/src/lib/a.ts', 'apps/web/src/ui/b.ts'],
  'web-platform-knows-no-screen': ['apps/web/src/platform/a.ts', 'apps/web/src/features/team/b.ts'],
  'web-content-is-data': ['apps/web/src/content/a.ts', 'apps/web/src/ui/b.ts'],
  'web-shared-knows-no-screen': ['apps/web/src/shared/a.tsx', 'apps/web/src/features/team/b.ts'],
  'web-feature-team-is-apart': ['apps/web/src/features/team/a.tsx', 'apps/web/src/features/billing/b.ts'],
};

// Each case reads its own tree, which is slow on a busy machine.
describe('the import boundaries', { timeout: 60_000 }, () => {
  for (const [rule, [from, to]] of Object.entries(forbidden)) {
    it(`${rule}: refuses ${from} -> ${to}`, async () => {
      const { violations } = await findViolations(treeWith(from, to));
      expect(violations.map(({ rule: { name } }) => name)).toContain(rule);
    });
  }

  it.each(['apps/api', 'apps/web', 'apps/widget', 'packages/contract', 'packages/local-services'])(
    'no-cycles: refuses two files of %s that need only types of each other',
    async (folder) => {
      const root = treeOf({
        [`${folder}/src/a.ts`]: "import type { B } from './b.ts';\nexport type A = { b?: B };\n",
        [`${folder}/src/b.ts`]: "import type { A } from './a.ts';\nexport type B = { a?: A };\n",
      });
      const { violations } = await findViolations(root);
      expect(violations.map(({ rule: { name } }) => name)).toContain('no-cycles');
    },
  );

  it.each(['apps/api/src', 'packages/local-stripe/src', 'scripts', 'bench', 'faults', 'e2e', 'deploy'])(
    'Y01 connections-are-made-in-one-place: refuses the database driver in %s',
    async (folder) => {
      const root = treeOf({
        'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
        'node_modules/pg/index.js': 'module.exports = {};',
        [`${folder}/a.mjs`]: "import pg from 'pg';\nexport const pool = new pg.Pool();\n",
        [`${folder}/b.mjs`]: "export const load = () => import('pg');\n",
        [`${folder}/c.ts`]: "import type pg from 'pg';\nexport type Pool = pg.Pool;\n",
        'packages/database-connections/src/d.ts': "export { Pool } from 'pg';\n",
      });
      const { violations } = await findViolations(root);
      const refused = violations.filter(({ rule: { name } }) => name === 'connections-are-made-in-one-place');
      expect(refused.map(({ from }) => from)).toEqual([`${folder}/a.mjs`, `${folder}/b.mjs`]);
    },
  );

  it('tests-stay-tests: refuses the shared test tools in a stand-in, too', async () => {
    const { violations } = await findViolations(
      treeWith('packages/local-stripe/src/a.ts', 'packages/testing/src/b.ts'),
    );
    expect(violations.map(({ rule: { name } }) => name)).toContain('tests-stay-tests');
  });

  it('allow what the architecture allows', async () => {
    const allowed: ReadonlyArray<readonly [from: string, to: string]> = [
      ['apps/api/src/features/auth/a.ts', 'apps/api/src/features/users/user-repository.ts'],
      ['apps/api/src/features/auth/a.ts', 'apps/api/src/platform/b.ts'],
      ['apps/web/src/features/team/a.tsx', 'apps/web/src/ui/b.tsx'],
      ['apps/web/src/features/team/a.tsx', 'apps/web/src/shared/sign-in/b.tsx'],
      ['apps/web/src/features/checks/a.tsx', 'packages/checks/src/b.ts'],
      ['packages/contract/src/a.ts', 'packages/checks/src/b.ts'],
      ['packages/cli/src/a.ts', 'packages/contract/src/calls/b.ts'],
      ['apps/widget/src/check/a.ts', 'packages/checks/src/b.ts'],
      ['apps/api/src/platform/database/a.ts', 'packages/database-connections/src/b.ts'],
      ['packages/local-stripe/src/a.ts', 'packages/database-connections/src/b.ts'],
      ['apps/api/src/server.ts', 'packages/local-services/src/index.ts'],
      ['apps/api/src/features/team/a.test.ts', 'packages/testing/src/b.ts'],
      ['apps/api/src/testing/a.ts', 'packages/testing/src/b.ts'],
      ['faults/lib/a.ts', 'packages/testing/src/b.ts'],
      ['faults/lib/a.ts', 'apps/api/src/testing/b.ts'],
    ];
    for (const [from, to] of allowed)
      expect((await findViolations(treeWith(from, to))).violations, `${from} -> ${to}`).toEqual([]);
  });
});
