import type { Config } from '../settings/config.ts';
import { readConfig } from './read-config.ts';
import { request } from './request.ts';

/** Two more tries, spread at random, when the network or the server fails; any clear answer is final. */
export async function fetchConfig(cdn: string, id: string): Promise<Config | null> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), 10_000);
    try {
      const answer = await request(`${cdn}/widget/config/${id}.json`, { signal: abort.signal });
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
