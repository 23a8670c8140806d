import { request } from './request.ts';
import { id } from './script.ts';

/**
 * The answer as it came; of those that are no success, only "not found" and "gone" say anything. Empty: no answer, also
 * after five seconds. Browsers that cannot be told so wait until the network gives up.
 */
export const fetchConfig = (): Promise<string> =>
  request(`config/${id}.json`, { signal: AbortSignal.timeout?.(5000) })
    .then((answer) => {
      if (answer.ok) return answer.text();
      return /404|410/.test(`${answer.status}`) ? '{"live":false}' : '';
    })
    .catch(() => '');
