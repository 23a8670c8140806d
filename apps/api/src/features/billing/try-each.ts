import type { Platform } from '../../platform/platform.ts';

/**
 * Does the work of each id. One that fails is logged and does not hold up the others; only when none succeeds does it
 * throw, because then it is not the ids, and the job is to be tried again.
 */
export async function tryEach(
  { log }: Platform,
  works: ReadonlyMap<string, () => Promise<unknown>>,
): Promise<{ readonly failed: number }> {
  let failed = 0;
  let last: unknown;
  for (const [id, work] of works) {
    try {
      await work();
    } catch (error) {
      failed += 1;
      last = error;
      log.error({ err: error, paymentId: id }, 'a part of a payment job failed');
    }
  }
  if (failed > 0 && failed === works.size) throw last;
  return { failed };
}
