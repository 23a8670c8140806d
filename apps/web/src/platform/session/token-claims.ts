import type { TokenClaims } from '@evenway/contract';

/** Decodes a token's payload, which says who signed in. Only the server can verify it. */
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

/** A token that cannot be decoded. The server never sends one; a proxy or an old copy might. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: keyof typeof REASONS;

  constructor(reason: keyof typeof REASONS, options?: ErrorOptions) {
    super(REASONS[reason], options);
    this.reason = reason;
  }
}

const REASONS = { format: 'Invalid token format', payload: 'Failed to parse token payload' } as const;

/** True if the token is missing, unreadable or expired, so that a new one should be requested. */
export function isTokenStale(token: string | null, now: number): boolean {
  if (token === null) return true;
  try {
    return readTokenClaims(token).exp * 1000 <= now;
  } catch {
    return true;
  }
}
