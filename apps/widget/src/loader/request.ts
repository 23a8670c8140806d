import { base, id } from './script.ts';

/** Every request of ours. A page that adds to Object.prototype must not add to it. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${base}/${path}`, {
    __proto__: null,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...init,
  } as RequestInit);

/** Tells our host what is counted for this website; whether it arrives is no concern of the page. */
export const report = (kind: 'visits' | 'uses', what: string): Promise<unknown> =>
  request(`${kind}/${id}${what}`, { method: 'POST', keepalive: true }).catch(() => undefined);
