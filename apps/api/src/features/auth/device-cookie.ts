import { createHmac, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DerivedKey, type DerivedKeys, hashSecret, randomSecret } from '../../platform/crypto/keys.ts';

const DAYS = 180;
const SECRET_LENGTH = 43;

/**
 * Marks a browser in which someone signed in to an account or reset its password. It opens nothing: it only has the
 * attempts of this browser counted by themselves, so that strangers who guess cannot lock the owner out.
 */
export function createDeviceCookie(keys: DerivedKeys, isHttps: boolean) {
  const name = isHttps ? '__Host-evenway_device' : 'evenway_device';
  const sign = ({ key }: DerivedKey, device: string, email: string) =>
    createHmac('sha256', key).update(`${device} ${email}`).digest();
  return {
    /** Under what to count attempts of this browser on this account; null for a browser the account does not know. */
    read(request: FastifyRequest, email: string): string | null {
      const cookie = request.cookies[name] ?? '';
      const device = cookie.slice(0, SECRET_LENGTH);
      const given = Buffer.from(cookie.slice(SECRET_LENGTH), 'base64url');
      const isOurs = keys.some((key) => {
        const expected = sign(key, device, email);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? hashSecret(device) : null;
    },
    set(reply: FastifyReply, email: string): void {
      const device = randomSecret();
      const value = device + sign(keys[0], device, email).toString('base64url');
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
