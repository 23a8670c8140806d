import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type { ResolvedSettings } from '../../../config/settings.ts';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import { createPublicFetch } from '../../../platform/public-pages/public-fetch.ts';
import { publicRequestOptions } from '../../../platform/public-pages/public-url.ts';
import {
  beginVisit,
  FRESH_SIGN_IN,
  finishVisit,
  type ProviderIdentity,
  SCOPE,
  toIdentity,
  type VisitSecrets,
} from '../providers/provider-client.ts';
import { DiscoveryError } from './issuer-problem.ts';

/** Seconds for each request to an issuer. */
const TIMEOUT = 5;
/** A discovery document or a set of keys is a few kilobytes; an identity with many groups some more. */
const MOST_BYTES = 512 * 1024;
/** How long a process caches discovery documents: a moved endpoint is noticed within this time. */
const CACHED_MS = 10 * 60_000;
const MOST_CACHED = 200;

/** An issuer and our client registration there. */
export interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface CompanyIdentity extends ProviderIdentity {
  /** The issuer says that the address is not verified. Many say nothing. */
  readonly isEmailDenied: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

export type IssuerClient = ReturnType<typeof createIssuerClient>;

/** Talks to issuers that customers name: over https, to public addresses, in bounded time and size. */
export function createIssuerClient(settings: Pick<ResolvedSettings, 'API_URL' | 'isOnThisMachine'>) {
  const fetchPublicly = createPublicFetch(publicRequestOptions(settings.isOnThisMachine), {
    maxBytes: MOST_BYTES,
    timeoutMs: TIMEOUT * 1_000,
  });
  const cache = new LRUCache<string, oidc.Configuration>({ max: MOST_CACHED, ttl: CACHED_MS });
  const redirectUriOf = (organizationId: string) =>
    `${settings.API_URL}/api/auth/single-sign-on/${organizationId}/callback`;

  const discover = async ({ issuer, clientId, clientSecret }: Issuer): Promise<oidc.Configuration> => {
    // Plain http is only for an issuer on this machine; the settings refuse it otherwise.
    const isHttp = settings.isOnThisMachine && issuer.startsWith('http://');
    // By default the library trusts an identity token because of where it came from; we want its signature checked.
    const execute = [oidc.enableNonRepudiationChecks, ...(isHttp ? [oidc.allowInsecureRequests] : [])];
    const options = { execute, timeout: TIMEOUT, [oidc.customFetch]: fetchPublicly };
    const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options).catch((error) => {
      throw new Error('the issuer could not be discovered', { cause: error });
    });
    const { supportsPKCE: _, ...metadata } = found.serverMetadata();
    requireEndpoints(metadata, isHttp);
    const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authentication = ways.includes('client_secret_post')
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.ClientSecretBasic(clientSecret);
    const configuration = new oidc.Configuration(metadata, clientId, clientSecret, authentication);
    for (const setting of execute) setting(configuration);
    configuration.timeout = TIMEOUT;
    configuration[oidc.customFetch] = fetchPublicly;
    return configuration;
  };

  const configurationOf = async (issuer: Issuer): Promise<oidc.Configuration> => {
    const key = hashSecret(JSON.stringify([issuer.issuer, issuer.clientId, issuer.clientSecret]));
    const known = cache.get(key);
    if (known) return known;
    const configuration = await discover(issuer);
    cache.set(key, configuration);
    return configuration;
  };

  return {
    redirectUriOf,
    /** Reads the discovery document again. Returns the issuer's name as the issuer itself writes it. */
    discover: async (issuer: Issuer): Promise<string> => (await discover(issuer)).serverMetadata().issuer,
    /** With `isFresh`, the person must sign in again, whatever session the issuer has with this browser. */
    async begin(
      issuer: Issuer,
      organizationId: string,
      { email, scope, isFresh = false }: { email: string; scope: string | null; isFresh?: boolean },
    ) {
      return beginVisit(await configurationOf(issuer), redirectUriOf(organizationId), {
        scope: scope === null ? SCOPE : `${SCOPE} ${scope}`,
        login_hint: email,
        ...(isFresh && FRESH_SIGN_IN),
      });
    },
    /**
     * The identity of the person who returned. Throws unless state, nonce, PKCE, signature, issuer (also that of the
     * response) and audience are all right.
     */
    async finish(
      issuer: Issuer,
      organizationId: string,
      returnedTo: URL,
      secrets: VisitSecrets & { readonly roleClaim: string | null },
    ): Promise<CompanyIdentity> {
      const configuration = await configurationOf(issuer);
      const { tokens, claims } = await finishVisit(configuration, redirectUriOf(organizationId), returnedTo, secrets);
      const { roleClaim } = secrets;
      const isShort = claims.email === undefined || (roleClaim !== null && claims[roleClaim] === undefined);
      const further =
        isShort && configuration.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return toCompanyIdentity(
        claims.sub,
        claims.email === undefined ? { ...claims, ...further } : { ...further, ...claims },
        claims.auth_time,
      );
    },
  };
}

/** The browser is sent to one of these endpoints, and secrets to the other. */
function requireEndpoints(metadata: oidc.ServerMetadata, isHttp: boolean): void {
  const isFit = (address: string | undefined) =>
    address !== undefined &&
    URL.canParse(address) &&
    /^https:$|^http:$/.test(new URL(address).protocol) &&
    (isHttp || address.startsWith('https:'));
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
  if (![authorization_endpoint, token_endpoint, jwks_uri].every(isFit))
    throw new DiscoveryError('the discovery document lacks an endpoint, or names one that is not https');
}

function toCompanyIdentity(
  subject: string,
  claims: Readonly<Record<string, unknown>>,
  authenticatedAt: number | undefined,
): CompanyIdentity {
  const verified = claims.email_verified;
  return {
    ...toIdentity(subject, claims, authenticatedAt),
    isEmailDenied: verified !== undefined && verified !== true && verified !== 'true',
    claims,
  };
}
