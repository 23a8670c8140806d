import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');
const ui = path.join(source, 'ui');
const isPart = (file: string) => file.startsWith(ui) && file.endsWith('.tsx') && !file.endsWith('.test.tsx');
/** Imports the fallback for a missing part, but does not show it. */
const standIn = path.join(ui, 'loading/lazy-part.tsx');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^import (?!type )[^;]*?from|import\()\s*'(\.[^']+)'/gm)].map(
    ([, to = '']) => path.resolve(path.dirname(file), to),
  );

it('shows every part of the interface: one that is missing is added to the gallery', () => {
  const shown = new Set(filesIn(import.meta.dirname).filter((file) => file.endsWith('.tsx')));
  for (const file of shown) {
    if (file === standIn) continue;
    for (const part of importsOf(file).filter((one) => one.startsWith(ui))) shown.add(part);
  }
  const parts = filesIn(ui).filter((file) => isPart(file) && file !== standIn);
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((file) => !shown.has(file)).map((file) => path.relative(ui, file))).toEqual([]);
});
