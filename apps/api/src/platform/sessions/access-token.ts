import { type SessionUser, TOKEN_LIFETIME_MINUTES, TokenClaims } from '@evenway/contract';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** The token that sign-in and refresh return. It proves who asked, and is good for `GET /auth/validate` alone. `now` is the database's. */
export function signAccessToken(key: Uint8Array, user: SessionUser, now: Date): Promise<string> {
  return new SignJWT({ userId: user.userId, role: user.role, orgId: user.orgId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(user.email)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + TOKEN_LIFETIME_MINUTES * 60_000))
    .sign(key);
}

/** Whether the token was signed by us, with our algorithm, and is still in its time. */
export async function isAuthenticToken(key: Uint8Array, token: string, now: Date): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    return TokenClaims.safeParse(payload).success;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return false;
    throw error;
  }
}
