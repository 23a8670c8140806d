import { normalizeEmail } from '@evenway/contract';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../../config/settings.ts';

/** Seconds until a provider that does not respond counts as down. */
const TIMEOUT = 5;
export const SCOPE = 'openid email profile';

/** The three ways to request a new sign-in and its time: providers differ in which they respect. */
export const FRESH_SIGN_IN = {
  prompt: 'login',
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

/** What a provider vouches for. The address and whether it is verified always come from the same response. */
export interface ProviderIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** When the person signed in at the provider; null if the provider does not say. */
  readonly authenticatedAt: Date | null;
}

export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderClient {
  /**
   * Where to send the browser, with the secrets to keep until it returns. With an address, its owner must sign in
   * again, whatever session the provider has with this browser.
   */
  begin(emailToConfirm?: string): Promise<{ url: string; secrets: VisitSecrets }>;
  /**
   * The identity of the person who returned. Throws unless state, nonce, PKCE, signature, issuer and audience are all
   * valid.
   */
  finish(returnedTo: URL, secrets: VisitSecrets): Promise<ProviderIdentity>;
}

export function createProviderClient(settings: ProviderSettings, redirectUri: string): ProviderClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    // If the provider was down, try again the next time.
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async (emailToConfirm) =>
      beginVisit(await configuration(), redirectUri, {
        scope: SCOPE,
        ...(emailToConfirm !== undefined && { ...FRESH_SIGN_IN, login_hint: emailToConfirm }),
      }),
    async finish(returnedTo, secrets) {
      const { tokens, claims } = await finishVisit(await configuration(), redirectUri, returnedTo, secrets);
      const source =
        claims.email === undefined
          ? await oidc.fetchUserInfo(await configuration(), tokens.access_token, claims.sub)
          : claims;
      // Only the signed token contains this: user info says nothing about the sign-in.
      return toIdentity(claims.sub, source, claims.auth_time);
    },
  };
}

/** Where to send the browser, with the secrets that identify its return. */
export async function beginVisit(
  configuration: oidc.Configuration,
  redirectUri: string,
  parameters: Record<string, string>,
): Promise<{ url: string; secrets: VisitSecrets }> {
  const secrets = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return { url: url.href, secrets };
}

/** The provider's claims about the person who returned, after all checks. */
export async function finishVisit(
  configuration: oidc.Configuration,
  redirectUri: string,
  returnedTo: URL,
  { state, nonce, codeVerifier }: VisitSecrets,
) {
  const address = new URL(redirectUri);
  address.search = returnedTo.search;
  const tokens = await oidc.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims?.sub) throw new Error('the provider sent no identity');
  return { tokens, claims };
}

async function discover({ issuer, clientId, clientSecret, tokenUrl }: ProviderSettings): Promise<oidc.Configuration> {
  // By default the library trusts an identity token because of where it came from; we also check its signature. Plain
  // http is for a provider on this machine, and refused by default.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
  ];
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT });
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  if (metadata.token_endpoint || !tokenUrl) return found;
  const completed = new oidc.Configuration({ ...metadata, token_endpoint: tokenUrl }, clientId, clientSecret);
  for (const setting of execute) setting(completed);
  completed.timeout = TIMEOUT;
  return completed;
}

export function toIdentity(
  subject: string,
  claims: Record<string, unknown>,
  authTime: number | undefined,
): ProviderIdentity {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    subject,
    email: normalizeEmail(text(claims.email)) || null,
    isEmailVerified: claims.email_verified === true,
    firstName: text(claims.given_name) || text(claims.name),
    lastName: text(claims.family_name),
    authenticatedAt: authTime === undefined ? null : new Date(authTime * 1000),
  };
}
