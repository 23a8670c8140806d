import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextProblems, type SourceText } from './texts/find-problems.ts';

/** Texts belong to a feature, or to the top folder of their source. */
const areaOf = (name: string) => /^(.*?\/src\/(?:features\/)?[^/]+)/.exec(name)?.[1] ?? name;

const areas = new Map<string, SourceText[]>();
for (const name of [...listFiles('apps'), ...listFiles('packages')]) {
  if (!/\/src\/.*\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
  areas.set(areaOf(name), [...(areas.get(areaOf(name)) ?? []), { name, text: readFileSync(name, 'utf8') }]);
}
const problems = [...areas].flatMap(([area, files]) => findTextProblems(files, usersOf(area, files)));
for (const problem of problems) console.error(problem);
// A check that finds no files must not pass.
if (areas.size < 10) console.error(`only ${areas.size} areas were seen: the check itself is broken`);
console.log(`${areas.size} areas, ${problems.length} problems with texts`);
process.exitCode = problems.length > 0 || areas.size < 10 ? 1 : 0;

/**
 * A feature's texts are used by itself and by parts in `shared` that it passes them to; texts in `content`, `platform`
 * and `shared` are for the whole application.
 */
function usersOf(area: string, own: readonly SourceText[]): SourceText[] {
  const [, source] = /^(.*\/src\/)(?:content|platform|shared)$/.exec(area) ?? [];
  if (source !== undefined) return [...areas].filter(([name]) => name.startsWith(source)).flatMap(([, files]) => files);
  const imported = new Set(own.flatMap(sharedPartsOf));
  return [...own, ...[...areas.values()].flat().filter(({ name }) => imported.has(name))];
}

function sharedPartsOf({ name, text }: SourceText): string[] {
  return [...text.matchAll(/ from '(\.[^']*\/shared\/[^']+)'/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(name), target),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(name) : [name];
  });
}
