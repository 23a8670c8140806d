import { ROOT } from '../paths.mjs';
import { ensurePackages } from './ensure-packages.mjs';

/** Leaves the packages of the product as package-lock.json says. */
export function ensureInstalled() {
  return ensurePackages(ROOT, { lockName: 'install', label: 'Installing packages' });
}
