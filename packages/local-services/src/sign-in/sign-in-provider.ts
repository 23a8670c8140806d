import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type Provider from 'oidc-provider';
import { answerInteractions } from './answer-interactions.ts';
import { configureIssuer, cookieName, type IssuerOptions } from './issuer-configuration.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';
import { createLoginStore } from './login-store.ts';
import { PROVIDER_STYLE } from './pages/provider-style.ts';
import { PROVIDER_NAMES, type ProviderName } from './provider-name.ts';
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

function createIssuer(issuer: string, options: IssuerOptions): Provider {
  const provider = new options.library.Provider(issuer, configureIssuer(options));
  const { allowsRedirect } = options;
  if (allowsRedirect) provider.Client.prototype.redirectUriAllowed = allowsRedirect;
  withholdCookie(provider, cookieName(options.name, 'session'));
  provider.use(answerInteractions(provider, options));
  return provider;
}

/** Without this cookie nobody is remembered: every sign-in asks for the identity, which can change. */
function withholdCookie(provider: Provider, name: string): void {
  provider.use(async (ctx, next) => {
    await next();
    const cookies = ctx.response.headers['set-cookie'] ?? [];
    const kept = [cookies].flat().filter((cookie) => !cookie.startsWith(name));
    if (kept.length > 0) ctx.set('Set-Cookie', kept);
    else ctx.remove('Set-Cookie');
  });
}

interface ProviderServer {
  port: number;
  serve(issuers: ReadonlyMap<ProviderName, RequestListener>): void;
  stop(): Promise<void>;
}

/** Listens on the wanted port, or on any other if that one is taken. */
async function startProviderServer(wantedPort = 0): Promise<ProviderServer> {
  const server = createServer();
  const port = await listen(server, wantedPort).catch(() => listen(server, 0));
  return {
    port,
    serve: (issuers) => void server.on('request', (request, response) => answer(issuers, request, response)),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      // A login that hangs on purpose would keep its connection forever.
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, wantedPort: number): Promise<number> {
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The sign-in provider has no port.');
  return address.port;
}

function answer(
  issuers: ReadonlyMap<ProviderName, RequestListener>,
  request: IncomingMessage & { originalUrl?: string },
  response: Parameters<RequestListener>[1],
): void {
  const url = request.url ?? '/';
  if (url === '/style.css') {
    response.setHeader('content-type', 'text/css; charset=utf-8').end(PROVIDER_STYLE);
    return;
  }
  for (const [name, listener] of issuers) {
    if (!url.startsWith(`/${name}/`)) continue;
    // The provider derives its path prefix from the original URL.
    request.originalUrl = url;
    request.url = url.slice(name.length + 1);
    listener(request, response);
    return;
  }
  response.writeHead(404).end();
}
