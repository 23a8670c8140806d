import { findViolations } from './boundaries/find-violations.ts';

const { violations, files } = await findViolations(process.cwd());
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
// A check that finds no files must not pass.
if (files < 50) console.error(`only ${files} files were seen: the check itself is broken`);
console.log(`${files} files, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 || files < 50 ? 1 : 0;
