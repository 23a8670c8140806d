import { verifyEmail } from '@evenway/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';

export interface Verified {
  /** Whose address it is; null if the link was used before, and the server does not say. */
  readonly userId: string | null;
  /** The address that was proven, unless the link was used before. */
  readonly email: string | null;
  /** An account moved to this address. */
  readonly isChange: boolean;
  /** A password is chosen in a further mail before anyone can sign in with one. */
  readonly choosesPassword: boolean;
}

const sent = new Map<string, Promise<Verified>>();

/** A link works once. However often the page is mounted, its token is sent once; a failure may be retried. */
export function verifyOnce(token: string): Promise<Verified> {
  const earlier = sent.get(token);
  if (earlier) return earlier;
  const answer = verify(token);
  sent.set(token, answer);
  answer.catch(() => sent.delete(token));
  return answer;
}

async function verify(token: string): Promise<Verified> {
  try {
    return await call(verifyEmail, { query: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_verified')
      return { userId: null, email: null, isChange: false, choosesPassword: false };
    throw error;
  }
}
