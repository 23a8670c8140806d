import { base, id } from './script.ts';

/** Every request of ours. Without a prototype, because a page may have added to Object.prototype. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${base}/${path}`, {
    __proto__: null,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...init,
  } as RequestInit);

/** Reports what is counted for this website. The page does not care whether it arrives. */
export const report = (kind: 'visits' | 'uses', what: string): Promise<unknown> =>
  request(`${kind}/${id}${what}`, { method: 'POST', keepalive: true }).catch(() => undefined);
