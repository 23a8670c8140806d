import type { Answer } from '@evenway/testing/test-client';

const PATIENCE_MS = 45_000;

/**
 * Repeats a call while the server is too busy for it, as it asks clients to. Every wait in the server is bounded, so a
 * loaded machine responds with 503 where an idle one lets people wait; such a call changes nothing.
 */
export async function untilServed<A extends Answer<unknown>>(call: () => Promise<A>): Promise<A> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 || Date.now() > deadline) return answer;
  }
}
