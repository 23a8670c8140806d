import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DerivedKey, type DerivedKeys, hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import { secretsMatch } from '../../platform/crypto/secrets-match.ts';

const DAYS = 180;
const SECRET_LENGTH = 43;
/** The maximum number of accounts that one browser is known to, latest first: people share computers. */
const MAX_ACCOUNTS = 5;

/**
 * Marks a browser in which someone signed in to an account or reset its password. It grants no access. Attempts from
 * this browser are counted separately, so that strangers who guess cannot lock the owner out, and sign-ins from it
 * cause no notice by mail.
 */
export function createDeviceCookie(keys: DerivedKeys, isHttps: boolean) {
  const name = isHttps ? '__Host-evenway_device' : 'evenway_device';
  const sign = ({ key }: DerivedKey, device: string, email: string) =>
    createHmac('sha256', key).update(`${device} ${email}`).digest();
  const marksOf = (cookie: string) => cookie.slice(SECRET_LENGTH).match(/[\w-]{43}/g) ?? [];
  const isMarkOf = (mark: string, device: string, email: string) =>
    keys.some((key) => secretsMatch(Buffer.from(mark, 'base64url'), sign(key, device, email)));
  return {
    /** The key for counting attempts of this browser on this account; null if the account does not know the browser. */
    read(request: FastifyRequest, email: string): string | null {
      const cookie = request.cookies[name] ?? '';
      const device = cookie.slice(0, SECRET_LENGTH);
      return marksOf(cookie).some((mark) => isMarkOf(mark, device, email)) ? hashSecret(`${device} ${email}`) : null;
    },
    set(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const cookie = request.cookies[name] ?? '';
      const known = cookie.slice(0, SECRET_LENGTH);
      const device = known.length === SECRET_LENGTH ? known : randomSecret();
      const others = marksOf(cookie).filter((mark) => !isMarkOf(mark, device, email));
      const marks = [sign(keys[0], device, email).toString('base64url'), ...others].slice(0, MAX_ACCOUNTS);
      const value = device + marks.join('');
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: DAYS * 86_400,
      });
    },
  };
}
