import { markSession } from './store.ts';

/** One visit per browser session and nothing about the visitor; a session that cannot be remembered is not counted. */
export function countVisit(cdn: string, id: string): void {
  if (markSession('v', true)) return;
  fetch(`${cdn}/widget/visits/${id}`, {
    __proto__: null,
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  } as RequestInit).catch(() => undefined);
}
