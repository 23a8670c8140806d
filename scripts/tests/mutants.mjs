import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportError } from '../lib/report-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { UserError } from '../lib/user-error.mjs';
import { areas } from '../mutants/areas.mjs';
import { copyTree } from '../mutants/copy-tree.mjs';
import {
  isEnough,
  printTable,
  readResults,
  reasonOf,
  summarize,
  writeReport,
  writeResults,
} from '../mutants/report.mjs';
import { runArea } from '../mutants/run-area.mjs';

/**
 * `npm test -- mutants sessions billing --sample 40 --seed 1`: makes small faults in a copy of the tree, one at a
 * time, and reports those that no test notices. `--survivors` continues the last run: unexplained survivors, and
 * untested mutants. Results are stored in scripts/mutants/results, from which docs/mutants.md is written; `--report`
 * only does that.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

try {
  if (values.report) await writeReport();
  else await run(positionals.length > 0 ? positionals : Object.keys(areas));
} catch (error) {
  reportError(error);
}

async function run(names) {
  const unknown = names.find((name) => !areas[name]);
  if (unknown) throw new UserError(`There is no area "${unknown}". Areas: ${Object.keys(areas).join(', ')}.`);
  const { output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const tracked = output.split('\n').filter((file) => !/\.(test|d)\.ts$/.test(file));
  const copy = await copyTree();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  for (const name of names) await runOne(name, tracked, copy);
  const summaries = await Promise.all(names.map(async (name) => summarize(name, await readResults(name))));
  printTable(summaries);
  await writeReport();
  if (!summaries.every(isEnough)) process.exitCode = 1;
}

async function runOne(name, tracked, copy) {
  const before = await readResults(name).catch(() => undefined);
  if (values.survivors && !before) throw new UserError(`"${name}" has no results yet: run it without --survivors.`);
  const [sample, seed] = values.survivors ? [before.sample, before.seed] : [Number(values.sample), Number(values.seed)];
  const isSettled = (one) => one.outcome !== 'survived' || reasonOf(one) !== undefined;
  const settled = values.survivors ? before.mutants.filter(isSettled) : [];
  const mutants = [];
  await runArea(areas[name], {
    copy,
    files: tracked.filter((file) => areas[name].files.test(file)),
    sample,
    seed,
    known: (mutant) => settled.find((one) => isSame(one, mutant)),
    // Stored one by one, so that an interrupted run keeps its results.
    onResult: async (result, count, total) => {
      mutants.push(result);
      await writeResults(name, { sample, seed, mutants });
      if (!count) return;
      const { outcome, file, line, change, by } = result;
      console.log(`${name} ${count}/${total} ${outcome} ${file}:${line} ${change}${by ? ` [${by}]` : ''}`);
    },
  });
}

function isSame(one, other) {
  return one.file === other.file && one.start === other.start && one.after === other.after;
}
