import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@evenway/contract';
import { hashSecret } from '../../../platform/crypto/keys.ts';

/** Neither letters that look like digits nor the reverse. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** Some 79 bits: enough that a reader of the database cannot try them all against the hashes. */
const LENGTH = 16;

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newCode);

/** As it was meant: people leave hyphens out, and telephones begin with a capital. */
export const hashRecoveryCode = (typed: string): string => hashSecret(`recovery ${plain(typed)}`);

/** Six digits are a code of an app, whatever blanks stand between them; all else is taken for a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(plain(typed));

export const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
