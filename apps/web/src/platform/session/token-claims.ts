import type { TokenClaims } from '@evenway/contract';

/** Reads the payload of a token. It tells who signed in; whether the token is good, only the server can say. */
export function readTokenClaims(token: string): TokenClaims {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) throw new TokenError('format');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) throw new Error('The payload is not an object');
    return claims as TokenClaims;
  } catch (cause) {
    throw new TokenError('payload', { cause });
  }
}

/** A token that cannot be read. The server would never send one; a proxy or an old copy might. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: keyof typeof REASONS;

  constructor(reason: keyof typeof REASONS, options?: ErrorOptions) {
    super(REASONS[reason], options);
    this.reason = reason;
  }
}

const REASONS = { format: 'Invalid token format', payload: 'Failed to parse token payload' } as const;

/** True when the token is missing, unreadable or past its end, so that a new one is worth asking for. */
export function isTokenStale(token: string | null, now: number): boolean {
  if (token === null) return true;
  try {
    return readTokenClaims(token).exp * 1000 <= now;
  } catch {
    return true;
  }
}
