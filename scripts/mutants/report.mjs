import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { areas } from './areas.mjs';

const LEAST_PERCENT = 80;
const file = (area) => inRoot(`scripts/mutants/results/${area}.json`);
const accepted = JSON.parse(await readFile(new URL('./accepted.json', import.meta.url), 'utf8'));

export const readResults = async (area) => JSON.parse(await readFile(file(area), 'utf8'));

export async function writeResults(area, results) {
  await mkdir(path.dirname(file(area)), { recursive: true });
  await writeFile(
    file(area),
    `${JSON.stringify({ ...results, date: new Date().toISOString().slice(0, 10) }, null, 2)}\n`,
  );
}

/** Why a mutant need not be killed; undefined for most. */
export const reasonOf = (mutant) =>
  accepted.find(
    (one) => one.file === mutant.file && one.change === mutant.change && (!one.line || one.line === mutant.line),
  );

/** No test can kill an equivalent mutant: it is listed with its reason and does not count. */
export function summarize(area, { sample, seed, date, mutants }) {
  const survivors = mutants
    .filter(({ outcome }) => outcome === 'survived')
    .map((mutant) => ({ ...mutant, ...(reasonOf(mutant) ?? { kind: 'open' }), line: mutant.line }));
  const equivalent = survivors.filter(({ kind }) => kind === 'equivalent');
  const counted = mutants.length - equivalent.length;
  const killed = mutants.length - survivors.length;
  const percent = counted === 0 ? 100 : Math.floor((100 * killed) / counted);
  return {
    area,
    sample,
    seed,
    date,
    survivors,
    made: mutants.length,
    equivalent: equivalent.length,
    counted,
    killed,
    percent,
  };
}

export const isEnough = ({ percent }) => percent >= LEAST_PERCENT;

export function printTable(summaries) {
  console.log(`\n${tableOf(summaries).join('\n')}\n`);
  for (const { area, survivors } of summaries)
    for (const { file: name, line, change, kind, reason } of survivors)
      console.log(`${area} ${name}:${line} ${change} (${kind}${reason ? `: ${reason}` : ''})`);
}

function tableOf(summaries) {
  const rows = summaries.map(({ area, date, seed, sample, made, equivalent, killed, counted, percent }) =>
    [area, date, seed, `${made} of ${sample}`, equivalent, killed, counted - killed, `${percent} %`].join(' | '),
  );
  return [
    '| Area | Date | Seed | Tried of sample | Equivalent | Killed | Survived | Killed of those that count |',
    '|---|---|---|---|---|---|---|---|',
  ].concat(rows.map((row) => `| ${row} |`));
}

/** docs/mutants.md: the figures, and every survivor with its reason. */
export async function writeReport() {
  const names = Object.keys(areas).filter((area) => existsSync(file(area)));
  const missing = Object.keys(areas).filter((area) => !names.includes(area));
  const summaries = await Promise.all(names.map(async (area) => summarize(area, await readResults(area))));
  const survivors = summaries.flatMap(({ area, survivors }) => [
    `\n## Survivors: ${area}\n`,
    ...(survivors.length === 0 ? ['None.'] : survivors.map(describe)),
  ]);
  const head = await readFile(new URL('./report-head.md', import.meta.url), 'utf8');
  const notRun = missing.length > 0 ? [`\nNot run yet: ${missing.join(', ')}.`] : [];
  await writeFile(inRoot('docs/mutants.md'), `${[head, ...tableOf(summaries), ...notRun, ...survivors].join('\n')}\n`);
}

const describe = ({ file: name, line, change, kind, reason }) =>
  `- \`${name}:${line}\` \`${change.replaceAll('`', "'")}\`: ${kind}${reason ? `. ${reason}` : ''}`;
