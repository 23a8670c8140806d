import { type Finding, ok, problem, warning } from './finding.ts';

/** Expiry times are compared with the database's clock, so a small difference is harmless. */
const WARN_MS = 2_000;
/** Stripe's signatures may be five minutes old; newly issued certificates and tokens are refused earlier. */
const HARMFUL_MS = 30_000;

/** `offsetMs`: how far the other clock is ahead of this machine's, give or take `uncertaintyMs`. */
export function compareClocks(other: string, offsetMs: number, uncertaintyMs: number): Finding {
  const apart = Math.max(0, Math.abs(offsetMs) - uncertaintyMs);
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  const direction = offsetMs > 0 ? 'behind' : 'ahead of';
  const message = `The clock of this machine is ${seconds} seconds ${direction} the one of ${other}. Let both follow a time server (systemd-timesyncd or chrony).`;
  if (apart > HARMFUL_MS) return problem(message);
  if (apart > WARN_MS) return warning(message);
  return ok(`The clock agrees with the one of ${other}.`);
}
