import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. */
export function secretsMatch(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
