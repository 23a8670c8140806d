import type { Step } from '../../test-steps.ts';
import { BROWSERS } from './find-browser.ts';

/** Measured on two processors; CONTRIBUTING.md says the same. */
const WHOLE_RUN = 'about 15 minutes';

/** The first line of a run: how much there is to do, and what it needs besides Node. */
export function describeNeeds(chosen: readonly Step[], all: readonly Step[], canInstall: boolean): string {
  const count = `${chosen.length} ${chosen.length === 1 ? 'step' : 'steps'}`;
  const duration = chosen.length === all.length ? `, ${WHOLE_RUN} on two processors` : '';
  const browsers = [...new Set(chosen.flatMap((step) => step.browser ?? []))].map((name) => BROWSERS[name].title);
  if (browsers.length === 0) return `${count}${duration}.`;
  const list = browsers.length === 1 ? browsers[0] : `${browsers.slice(0, -1).join(', ')} and ${browsers.at(-1)}`;
  const missing = canInstall
    ? 'Missing ones are installed with apt-get.'
    : 'Install missing ones yourself: on Debian, root has them installed.';
  return `${count}${duration}. Besides Node they need ${list}. ${missing}`;
}
