import { ensurePackages } from '../../../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../../../scripts/lib/paths.mjs';

/**
 * Real pages are needed by tests and measurements alone, so they are installed when the first of them runs. Both test
 * runners take this as their setup.
 */
export default function ensureCorpus() {
  return ensurePackages(inRoot('apps/widget/tests/corpus'), {
    lockName: 'install-widget-corpus',
    label: 'Installing the real pages for the tests of the widget',
  });
}
