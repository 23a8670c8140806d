import path from 'node:path';
import { listLockfiles } from './dependencies/list-lockfiles.mjs';
import { findLockfileProblems } from './lockfiles/find-problems.ts';

const lockfiles = listLockfiles();
const problems = (await Promise.all(lockfiles.map((file) => findLockfileProblems(path.dirname(file))))).flat();
for (const problem of problems) console.error(problem);
// A check that finds no files must not pass.
if (lockfiles.length < 3) console.error(`only ${lockfiles.length} lockfiles were seen: the check itself is broken`);
console.log(`${lockfiles.length} lockfiles, ${problems.length} problems`);
process.exitCode = problems.length > 0 || lockfiles.length < 3 ? 1 : 0;
