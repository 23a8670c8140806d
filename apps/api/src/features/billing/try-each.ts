import type { Platform } from '../../platform/platform.ts';

/**
 * Runs `work` for each id. A failure is logged and does not block the others. Throws only if all fail, because then the
 * ids are not the cause, and the job should be retried.
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
