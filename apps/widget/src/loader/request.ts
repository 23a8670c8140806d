/** Every request of ours. A page that adds to Object.prototype must not add to it. */
export const request = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { __proto__: null, credentials: 'omit', referrerPolicy: 'no-referrer', ...init } as RequestInit);
