import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with the parameters that every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, as long as the hash. */
const SECRET_BYTES = 20;
/** The maximum difference between a phone's clock and ours. */
const TOLERATED_STEPS = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / STEP_SECONDS);

/** The code of one time step. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time steps around now that have this code, newest first. */
export function stepsOfCode(secret: Uint8Array, code: string, now: Date): number[] {
  const steps = Array.from({ length: 2 * TOLERATED_STEPS + 1 }, (_, index) => stepAt(now) + TOLERATED_STEPS - index);
  return steps.filter((step) => totpCode(secret, step) === code);
}

/** The content of the QR code. */
export function totpAddress(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  // Some apps show a plus for an encoded space.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, which is how apps accept a typed secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
