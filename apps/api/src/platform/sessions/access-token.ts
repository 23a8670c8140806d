import { type SessionUser, TOKEN_LIFETIME_MINUTES } from '@evenway/contract';
import { TokenClaims } from '@evenway/contract/schemas';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { DerivedKeys } from '../crypto/keys.ts';

const ALGORITHM = 'HS256';

/** The token that sign-in and refresh return. It proves who asked, and is good for `GET /auth/validate` alone. `now` is the database's. */
export function signAccessToken(
  [{ id, key }]: DerivedKeys,
  user: Pick<SessionUser, 'userId' | 'role' | 'orgId' | 'email'>,
  now: Date,
): Promise<string> {
  return new SignJWT({ userId: user.userId, role: user.role, orgId: user.orgId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', ...(id !== '' && { kid: id }) })
    .setSubject(user.email)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + TOKEN_LIFETIME_MINUTES * 60_000))
    .sign(key);
}

/** Whether the token was signed by us, with our algorithm, and is still in its time. */
export async function isAuthenticToken(keys: DerivedKeys, token: string, now: Date): Promise<boolean> {
  try {
    const { kid = '' } = decodeProtectedHeader(token);
    const named = keys.find(({ id }) => id === kid);
    if (!named) return false;
    const { payload } = await jwtVerify(token, named.key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    return TokenClaims.safeParse(payload).success;
  } catch (error) {
    // What is no token at all is a TypeError of the decoder.
    if (error instanceof TypeError) return false;
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return false;
    throw error;
  }
}
