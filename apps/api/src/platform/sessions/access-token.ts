import { TOKEN_LIFETIME_MINUTES } from '@evenway/contract';
import { TokenClaims } from '@evenway/contract/schemas';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { DerivedKeys } from '../crypto/keys.ts';
import type { Session } from './session.ts';

const ALGORITHM = 'HS256';

/**
 * The token that sign-in and refresh return. It proves who asked, and is only valid for `GET /auth/validate`, while the
 * session lasts that its header names. The claims are exactly those that clients know. `now` is the database's time.
 */
export function signAccessToken(
  [{ id, key }]: DerivedKeys,
  user: Pick<Session, 'sessionId' | 'userId' | 'role' | 'orgId' | 'email'>,
  now: Date,
): Promise<string> {
  return new SignJWT({ userId: user.userId, role: user.role, orgId: user.orgId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', sid: user.sessionId, ...(id !== '' && { kid: id }) })
    .setSubject(user.email)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + TOKEN_LIFETIME_MINUTES * 60_000))
    .sign(key);
}

/** The session of a token that was signed by us, with our algorithm, and has not expired. */
export async function sessionOfToken(keys: DerivedKeys, token: string, now: Date): Promise<string | null> {
  try {
    const { kid = '' } = decodeProtectedHeader(token);
    const named = keys.find(({ id }) => id === kid);
    if (!named) return null;
    const { payload, protectedHeader } = await jwtVerify(token, named.key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    const { sid } = protectedHeader;
    return TokenClaims.safeParse(payload).success && typeof sid === 'string' ? sid : null;
  } catch (error) {
    // The decoder throws a TypeError for anything that is not a token.
    if (error instanceof TypeError) return null;
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null;
    throw error;
  }
}
