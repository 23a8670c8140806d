import { randomBytes } from 'node:crypto';
import type { Configuration, FindAccount } from 'oidc-provider';
import { toClaims } from './identity.ts';
import { interactionPath } from './interaction-path.ts';
import type { OidcProviderLibrary } from './load-oidc-provider.ts';
import type { Fault, LoginStore } from './login-store.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { renderProblem } from './pages/problem-page.ts';
import { sendProviderPage } from './pages/send-provider-page.ts';
import type { ProviderName } from './provider-name.ts';
import type { IssuerState } from './sign-in-state.ts';

const MINUTE = 60;

export interface IssuerOptions {
  library: OidcProviderLibrary;
  name: ProviderName;
  state: IssuerState;
  redirectUri: string;
  /** Further redirect addresses of the product: a company's contains the organization. */
  allowsRedirect?: (redirectUri: string) => boolean;
  logins: LoginStore;
}

export function configureIssuer({ library, name, state, redirectUri, logins }: IssuerOptions): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: state.clientId,
        client_secret: state.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [state.key] },
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    // The imitated providers put the claims of the scopes into the ID token too.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    findAccount: findAccount(logins),
    interactions: {
      policy: askEachTime(library),
      url: (_ctx, { uid }) => interactionPath(name, uid),
    },
    cookies: {
      names: {
        session: cookieName(name, 'session'),
        interaction: cookieName(name, 'interaction'),
        resume: cookieName(name, 'resume'),
      },
      long: { httpOnly: true, sameSite: 'lax', path: `/${name}` },
      short: { httpOnly: true, sameSite: 'lax' },
      keys: [randomBytes(32)],
    },
    ttl: {
      AuthorizationCode: MINUTE,
      Session: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Grant: 15 * MINUTE,
      Interaction: 15 * MINUTE,
    },
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    renderError: (ctx, problem) => sendProviderPage(ctx, renderProblem(name, problem)),
    features: {
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
  };
}

/** A host shares its cookies across ports, so these names must be unique. */
export function cookieName(provider: ProviderName, kind: 'session' | 'interaction' | 'resume'): string {
  return `evenway_local_${provider}_${kind}`;
}

/** Also understands `prompt=select_account`, which is what the page does anyway. */
function askEachTime({ interactionPolicy }: OidcProviderLibrary) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function findAccount(logins: LoginStore): FindAccount {
  return async (ctx, accountId, token) => {
    const login = logins.find(token?.grantId);
    if (login && ctx.oidc.route === 'token') await play(login.fault);
    return { accountId, claims: () => (login ? toClaims(login) : { sub: accountId }) };
  };
}

/** Here and not in front of the endpoint, because only the code identifies the login. */
async function play(fault: Fault): Promise<void> {
  if (fault === 'hang') await new Promise(() => undefined);
  if (fault === 'error') throw new Error('This login was asked to fail.');
}
