import { createHash, createHmac } from 'node:crypto';
import { isSame } from '../../platform/crypto/is-same.ts';
import type { DerivedKey, DerivedKeys } from '../../platform/crypto/keys.ts';

/** A part of a second in a browser, which nobody minds once; a thousand messages take minutes. */
const BITS = 16;
const LIFETIME_MS = 5 * 60_000;

/** For whom a puzzle was made: it is of no use for another website or to another client. */
export interface PuzzleScope {
  readonly websiteId: string;
  readonly client: string;
}

/** A puzzle that we recognize as ours without having stored it: when it ends, how hard it is, and our signature. */
export function makePuzzle([newest]: DerivedKeys, scope: PuzzleScope, now = Date.now()): string {
  const until = now + LIFETIME_MS;
  return `${until}.${BITS}.${sign(newest, scope, `${until}.${BITS}`)}`;
}

/**
 * A proof is the puzzle and a number, found by trying, with which the hash of both and of the attempt begins with enough zeros. The
 * attempt is in it, so that one solution lets one message through: sent again, it is the same message.
 */
export function isSolved(
  keys: DerivedKeys,
  scope: PuzzleScope,
  { proof, attempt }: { proof: string; attempt: string },
  now = Date.now(),
): boolean {
  const [until = '', bits = '', signature = '', found = ''] = proof.split('.');
  if (!(Number(until) > now)) return false;
  if (!keys.some((key) => isSame(sign(key, scope, `${until}.${bits}`), signature))) return false;
  const hash = createHash('sha256').update(`${until}.${bits}.${signature}.${attempt}.${found}`).digest();
  return hash.readUInt32BE(0) >>> (32 - Number(bits)) === 0;
}

const sign = ({ key }: DerivedKey, { websiteId, client }: PuzzleScope, what: string): string =>
  createHmac('sha256', key).update(`${what} ${websiteId} ${client}`).digest('base64url');
