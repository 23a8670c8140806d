import { readFileSync, writeFileSync } from 'node:fs';
import { fromOsv } from './checks/dependencies/from-osv.mjs';
import { readOsvRecords } from './checks/dependencies/read-osv-records.mjs';
import { listLockfiles, readPackages } from './checks/dependencies/read-packages.mjs';
import { inRoot } from './lib/paths.mjs';
import { reportError } from './lib/report-error.mjs';
import { UserError } from './lib/user-error.mjs';

/** `npm run advisories:update -- <file or folder> [date of the download]`; docs/operations.md says where to get one. */
try {
  const [place, date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
  if (!place)
    throw new UserError('Name the downloaded file or folder: npm run advisories:update -- ~/Downloads/osv-npm');
  const file = inRoot('scripts/checks/dependencies/advisories.json');
  const before = JSON.parse(readFileSync(file, 'utf8')).advisories.length;
  const names = new Set(listLockfiles().flatMap((lockfile) => readPackages(lockfile).map(({ name }) => name)));
  let seen = 0;
  const advisories = [];
  for (const record of readOsvRecords(place)) {
    seen++;
    advisories.push(...fromOsv(record, names));
  }
  if (seen === 0) throw new UserError(`There is no OSV record in ${place}; nothing was changed.`);
  advisories.sort((a, b) => (`${a.package} ${a.id}` < `${b.package} ${b.id}` ? -1 : 1));
  const content = { updated: date, comparedPackages: [...names].sort(), advisories };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${seen} records read, ${advisories.length} concern packages in use (${before} before).`);
  console.log('Now run: npm run check:dependencies');
} catch (error) {
  reportError(error);
}
