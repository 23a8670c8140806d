import { createHash, createHmac } from 'node:crypto';
import type { DerivedKey, DerivedKeys } from '../../platform/crypto/keys.ts';
import { secretsMatch } from '../../platform/crypto/secrets-match.ts';

/** A fraction of a second in a browser, which nobody minds once; a thousand messages take minutes. */
const BITS = 16;
const LIFETIME_MS = 5 * 60_000;

/** Who a puzzle was made for: it is useless on another website or to another client. */
export interface PuzzleScope {
  readonly websiteId: string;
  readonly client: string;
}

/** A puzzle that we recognize without storing it: when it expires, how hard it is, and our signature. */
export function makePuzzle([newest]: DerivedKeys, scope: PuzzleScope, now = Date.now()): string {
  const until = now + LIFETIME_MS;
  return `${until}.${BITS}.${sign(newest, scope, `${until}.${BITS}`)}`;
}

/**
 * A proof is the puzzle and a number found by trying, such that the hash of both and of the attempt starts with enough
 * zeros. Since the attempt is part of it, one solution admits one message: sent again, it is the same message.
 */
export function isSolved(
  keys: DerivedKeys,
  scope: PuzzleScope,
  { proof, attempt }: { proof: string; attempt: string },
  now = Date.now(),
): boolean {
  const [until = '', bits = '', signature = '', found = ''] = proof.split('.');
  if (!(Number(until) > now)) return false;
  if (!keys.some((key) => secretsMatch(sign(key, scope, `${until}.${bits}`), signature))) return false;
  const hash = createHash('sha256').update(`${until}.${bits}.${signature}.${attempt}.${found}`).digest();
  return hash.readUInt32BE(0) >>> (32 - Number(bits)) === 0;
}

const sign = ({ key }: DerivedKey, { websiteId, client }: PuzzleScope, what: string): string =>
  createHmac('sha256', key).update(`${what} ${websiteId} ${client}`).digest('base64url');
