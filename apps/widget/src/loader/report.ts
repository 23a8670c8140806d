import { ask } from './ask.ts';

/** Tells our host what is counted; whether it arrives is no concern of the page. */
export function report(cdn: string, what: string): void {
  ask(`${cdn}/widget/${what}`, { method: 'POST', keepalive: true }).catch(() => undefined);
}
