import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@evenway/contract';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${API_KEY_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** Enough to tell keys apart in a list, and far too little to guess the rest. */
const SHOWN_LENGTH = API_KEY_PREFIX.length + 4;

/** A new key: 256 random bits, and a checksum that reveals typos without a database query. */
export function makeApiKey(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  return `${API_KEY_PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a text is a complete key with a valid checksum. It need not exist. */
export function isWholeApiKey(text: string): boolean {
  const [, secret, checksum] = SHAPE.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

export const shownPart = (key: string): string => key.slice(0, SHOWN_LENGTH);

/** Whether a URL or other text contains a key, percent-encoded or not. */
export function holdsApiKey(text: string): boolean {
  return text.includes(API_KEY_PREFIX) || (text.includes('%') && unescapeSafely(text).includes(API_KEY_PREFIX));
}

const checksumOf = (secret: string) => inBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);

function inBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 62n) digits = `${DIGITS[Number(rest % 62n)]}${digits}`;
  return digits.padStart(length, '0');
}

/** Malformed escapes are left as they are. */
const unescapeSafely = (text: string) =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
