import { ensurePackages } from '../../../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../../../scripts/lib/paths.mjs';

/**
 * Only tests and measurements need real pages, so they are installed when the first of those runs. Setup of both test
 * runners.
 */
export default function ensureCorpus(): Promise<void> {
  return ensurePackages(inRoot('apps/widget/tests/corpus'), {
    lockName: 'install-widget-corpus',
    label: async () => 'Installing the real pages for the tests of the widget',
  });
}
