import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../lib/paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'test-results', 'migrations']);

function sources(folder: string): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sources(place);
    return /\.(?:[cm]?[jt]s|tsx)$/.test(entry.name) ? [place] : [];
  });
}
const all = ['apps', 'packages', 'scripts', 'bench', 'deploy', 'e2e', 'faults'].flatMap(sources);
const matching = (pattern: RegExp, files = all) =>
  files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

it('file addresses are made and read by Node: a path may contain spaces and accents', () => {
  expect(all.length).toBeGreaterThan(1_000);
  // `pathname` keeps %20 for a space; a template does not encode one.
  const byHand = /file:\/\/(?:\/?\$\{|['"] ?\+)|import\.meta\.url\)\.pathname/;
  expect(matching(byHand).filter((file) => file !== path.join('scripts', 'checks', 'portability.test.ts'))).toEqual([]);
});

it('a test that waits says for how long: by itself Vitest gives up after a second, which a busy machine needs', () => {
  // For those in a browser, vitest.config.ts says it.
  const tests = all.filter((file) => /\.test\.(?:mjs|tsx?)$/.test(file) && !file.startsWith('apps/web/tests/'));
  const waits = tests.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bvi\.wait(?:For|Until)\(|\bexpect\s*\.poll\(/g)].map(
      ({ index, input }) => ({ file, text: input.slice(index, input.indexOf(';\n', index)) }),
    ),
  );
  expect(waits.length).toBeGreaterThan(10);
  expect(waits.filter(({ text }) => !/WITHIN|timeout: /.test(text))).toEqual([]);
});

it('no step of npm test asks git, which a downloaded archive has not', () => {
  const needsGit = /(?:execFileSync|runCommand|spawnSync)\(\s*'git'/;
  // It says that it does not know the commit where there is no git, and a test shows that.
  const asksAndCopes = /write-build-info(?:\.test)?\.ts$/;
  const steps = all.filter(
    (file) => /^scripts\/(?:checks|lib)\//.test(file.replaceAll('\\', '/')) && !asksAndCopes.test(file),
  );
  expect(steps.length).toBeGreaterThan(50);
  expect(matching(needsGit, steps)).toEqual([]);
});
