import { createIssuer } from './create-issuer.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';
import { createLoginStore } from './login-store.ts';
import { PROVIDER_NAMES, type ProviderName } from './provider-name.ts';
import { startProviderServer } from './provider-server.ts';
import type { SignInClients } from './sign-in-clients.ts';
import { loadSignInState, saveSignInState } from './sign-in-state.ts';

export interface SignInProviderOptions {
  /** Where the port, the clients and the keys are kept. */
  file: string;
  /** The product's address; redirects go only there. */
  apiUrl: string;
}

export interface SignInProvider {
  clients: SignInClients;
  stop(): Promise<void>;
}

/** Real OpenID Connect providers on this machine, imitating Google, Facebook and a company's own. */
export async function startSignInProvider({ file, apiUrl }: SignInProviderOptions): Promise<SignInProvider> {
  const [library, state] = await Promise.all([loadOidcProvider(), loadSignInState(file)]);
  const server = await startProviderServer(state.port);
  try {
    const issuerOf = (name: ProviderName) => `http://localhost:${server.port}/${name}`;
    const listenerOf = (name: ProviderName) =>
      createIssuer(issuerOf(name), {
        library,
        name,
        state: state[name],
        redirectUri: `${apiUrl}/api/auth/${name}/callback`,
        ...(name === 'company' && { allowsRedirect: isCompanyCallback(apiUrl) }),
        logins: createLoginStore(),
      }).callback();
    server.serve(new Map(PROVIDER_NAMES.map((name) => [name, listenerOf(name)])));
    await saveSignInState(file, { ...state, port: server.port });
    const clientOf = (name: ProviderName) => {
      const { clientId, clientSecret } = state[name];
      return { issuer: issuerOf(name), clientId, clientSecret };
    };
    const clients = { google: clientOf('google'), facebook: clientOf('facebook'), company: clientOf('company') };
    return { clients, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Every organization has its own redirect address. */
const isCompanyCallback = (apiUrl: string) => (redirectUri: string) =>
  redirectUri.startsWith(`${apiUrl}/api/auth/single-sign-on/`) && /\/[0-9a-f-]{36}\/callback$/.test(redirectUri);
