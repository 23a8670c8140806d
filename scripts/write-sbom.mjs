import path from 'node:path';
import { listLockfiles } from './checks/dependencies/list-lockfiles.mjs';
import { writeSbom } from './checks/dependencies/write-sbom.mjs';
import { inRoot } from './lib/paths.mjs';
import { reportError } from './lib/report-error.mjs';

/** `npm run sbom`: part of every release, shipped with it. The job that writes it installs no packages. */
try {
  for (const lockfile of listLockfiles()) {
    const folder = path.dirname(lockfile);
    const file = `dist/sbom/${folder === '.' ? 'evenway' : folder.replaceAll('/', '-')}.cdx.json`;
    console.log(`${file}: ${await writeSbom(inRoot(folder), inRoot(file))} components`);
  }
} catch (error) {
  reportError(error);
}
