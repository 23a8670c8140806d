import { EMAIL_MAX_LENGTH } from '../constants.ts';
import { normalizeHost } from './domain.ts';

/** Linear-time check after a length check, so that no input is slow to refuse. */
const LOCAL_PART = /^[^\s@"(),:;<>[\\\]]+$/u;
/** Invisible characters: two addresses with and without them would look the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const isEmail = (typed: string): boolean => normalizeEmail(typed) !== '';

/**
 * The canonical form of a mailbox: lower-case, composed characters (NFC), the host as browsers and mail servers resolve
 * it (UTS 46, in ASCII). Empty if it is not an address.
 */
export function normalizeEmail(typed: string): string {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > EMAIL_MAX_LENGTH) return '';
  const local = email.slice(0, at).normalize('NFC').toLowerCase();
  const host = normalizeHost(email.slice(at + 1));
  return host !== null && LOCAL_PART.test(local) && !INVISIBLE.test(local) ? `${local}@${host}` : '';
}

/** Hosts that ignore dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as far as known: what follows a plus sign goes to the same one. For limits only; who
 * may use an address is decided by the address itself.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const plus = email.indexOf('+', 1);
  const local = email.slice(0, plus < 0 || plus > at ? at : plus);
  return DOTLESS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
