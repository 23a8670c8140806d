import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../lib/paths.mjs';

it('docs/security.md names tests and fault cases that exist', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const namesIn = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file));
  const existing = new Set(
    ['apps/api/src', 'apps/widget/src', 'e2e', 'packages/checks/src', 'packages/contract/src'].flatMap(namesIn),
  );
  const named = [...new Set(page.match(/[\w-]+\.(?:test|spec)\.ts\b/g))];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existing.has(file))).toEqual([]);
  const cases = [...page.matchAll(/npm test -- faults (\w+)/g)].map(([, id = '']) => `${id.toLowerCase()}-`);
  const faults = namesIn('faults/cases');
  expect(cases.filter((id) => !faults.some((file) => file.startsWith(id)))).toEqual([]);
});
