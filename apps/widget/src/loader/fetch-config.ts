import { request } from './request.ts';
import { id } from './script.ts';

/**
 * The answer as it came: what it says counts, not its status, which a proxy or a host that is being moved may give. Empty:
 * no answer, also after five seconds. Browsers that cannot be told so wait until the network gives up.
 */
export const fetchConfig = (): Promise<string> =>
  request(`config/${id}.json`, { signal: AbortSignal.timeout?.(5000) })
    .then((answer) => answer.text())
    .catch(() => '');
