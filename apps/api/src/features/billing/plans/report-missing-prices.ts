import type { FastifyBaseLogger } from 'fastify';

/** Every visitor may cause a read; a cause that lasts is logged again after this time. */
const REPEAT_MS = 10 * 60_000;

/** To be told after each read which lookup keys have no price: they cannot be bought until the operator sets them up. */
export function reportMissingPrices(
  log: Pick<FastifyBaseLogger, 'error'>,
  metrics: { setMissingPrices(count: number): void },
): (lookupKeys: readonly string[]) => void {
  let logged: { readonly cause: string; readonly at: number } | undefined;
  return (lookupKeys) => {
    metrics.setMissingPrices(lookupKeys.length);
    const cause = lookupKeys.join();
    if (cause === logged?.cause && Date.now() - logged.at < REPEAT_MS) return;
    logged = { cause, at: Date.now() };
    if (lookupKeys.length > 0)
      log.error({ lookupKeys }, 'some plans cannot be bought: the payment provider has no price for them');
  };
}
