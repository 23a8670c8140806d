import { ROOT } from '../paths.mjs';
import { checkFolder } from './check-machine.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { describeInstall } from './install-size.mjs';

/** Makes the product's packages match package-lock.json. */
export async function ensureInstalled() {
  checkFolder();
  return ensurePackages(ROOT, { lockName: 'install', label: await describeInstall(ROOT) });
}
