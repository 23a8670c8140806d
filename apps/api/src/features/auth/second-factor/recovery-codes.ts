import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@evenway/contract';
import { hashSecret } from '../../../platform/crypto/keys.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** About 79 bits: too many to brute-force the hashes in a leaked database. */
const LENGTH = 16;

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newCode);

/** Normalized: people leave out hyphens, and phones capitalize the first letter. */
export const hashRecoveryCode = (typed: string): string => hashSecret(`recovery ${plain(typed)}`);

/** Six digits are a code of an app, whatever spaces are between them; everything else is a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(plain(typed));

export const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
