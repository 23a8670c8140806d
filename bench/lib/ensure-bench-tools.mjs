import { ensurePackages } from '../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** What only measurements need is installed when the first of them needs it; the product does not carry it. */
export function ensureBenchTools() {
  return ensurePackages(inRoot('bench'), {
    lockName: 'install-bench',
    label: 'Installing the tools of the measurements',
  });
}
