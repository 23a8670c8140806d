import { ensurePackages } from '../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Tools for measurements are installed when first needed; they are not part of the product's packages. */
export function ensureBenchTools(): Promise<void> {
  return ensurePackages(inRoot('bench'), {
    lockName: 'install-bench',
    label: async () => 'Installing the tools of the measurements',
  });
}
