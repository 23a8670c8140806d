import { ROOT } from '../paths.mjs';
import { ensurePackages } from './ensure-packages.mjs';

/** Makes the product's packages match package-lock.json. */
export function ensureInstalled() {
  return ensurePackages(ROOT, { lockName: 'install', label: 'Installing packages' });
}
