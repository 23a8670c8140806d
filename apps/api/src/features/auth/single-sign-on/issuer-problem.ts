import type { SsoOutcome } from '@evenway/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PublicFetchError } from '../../../platform/public-pages/public-fetch.ts';

/** What the library's codes mean to the people who run an issuer. */
const BY_CODE: Readonly<Record<string, SsoOutcome>> = {
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer_mismatch',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: 'denied',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'client_refused',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'discovery',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'discovery',
  OAUTH_INVALID_SERVER_METADATA: 'discovery',
  OAUTH_MISSING_SERVER_METADATA: 'discovery',
};
/** Responses of a token endpoint to an unknown client or a wrong secret. */
const CLIENT_ERRORS = new Set(['invalid_client', 'unauthorized_client']);
const ADDRESS_CODES: Readonly<Record<string, SsoOutcome>> = {
  sso_email_missing: 'no_email',
  sso_email_unverified: 'email_unverified',
  sso_email_outside: 'domain_unproven',
};

/** The discovery document exists but cannot be used. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}

/** Why a request to an issuer failed, as far as we know. */
export function issuerProblem(error: unknown): Exclude<SsoOutcome, 'done'> {
  for (let seen: unknown = error, depth = 0; seen instanceof Error && depth < 5; seen = seen.cause, depth++) {
    if (seen instanceof AppError) return (ADDRESS_CODES[seen.code] as Exclude<SsoOutcome, 'done'>) ?? 'failed';
    if (seen instanceof DiscoveryError) return 'discovery';
    if (seen instanceof PublicFetchError) return seen.problem === 'tooLarge' ? 'discovery' : seen.problem;
    const { code, error: oauthError } = seen as { code?: unknown; error?: unknown };
    if (typeof oauthError === 'string' && CLIENT_ERRORS.has(oauthError)) return 'client_refused';
    const known = typeof code === 'string' ? BY_CODE[code] : undefined;
    if (known && known !== 'done') return known;
  }
  return 'failed';
}

/** The same for someone who has just typed an issuer. */
export function refuseIssuer(error: unknown): AppError {
  const problem = issuerProblem(error);
  if (problem === 'private') return new AppError('sso_issuer_private', { cause: error });
  if (problem === 'unreachable') return new AppError('sso_issuer_unreachable', { cause: error });
  if (problem === 'issuer_mismatch') return new AppError('sso_issuer_mismatch', { cause: error });
  return new AppError('sso_discovery_wrong', { cause: error });
}
