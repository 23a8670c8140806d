import { request } from './request.ts';

/** Tells our host what is counted; whether it arrives is no concern of the page. */
export function report(cdn: string, what: string): void {
  request(`${cdn}/widget/${what}`, { method: 'POST', keepalive: true }).catch(() => undefined);
}
