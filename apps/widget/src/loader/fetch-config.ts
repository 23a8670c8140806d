import type { Config } from '../settings/config.ts';
import { readConfig } from './read-config.ts';

/** Two more tries, spread at random, when the network or the server fails; any clear answer is final. */
export async function fetchConfig(cdn: string, id: string): Promise<Config | null> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), 10_000);
    try {
      const answer = await fetch(`${cdn}/widget/config/${id}.json`, {
        __proto__: null,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: abort.signal,
        // A page that adds to Object.prototype must not add to our requests.
      } as RequestInit);
      if (answer.ok) return readConfig(await answer.text(), location.hostname);
      if (answer.status < 500) return null;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
    } finally {
      clearTimeout(timer);
    }
    await new Promise((resume) => setTimeout(resume, 3 ** attempt * (2000 + Math.random() * 2000)));
  }
  return null;
}
