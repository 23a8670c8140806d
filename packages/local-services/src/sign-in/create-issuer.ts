import type Provider from 'oidc-provider';
import { answerInteractions } from './answer-interactions.ts';
import { configureIssuer, cookieName, type IssuerOptions } from './issuer-configuration.ts';

export function createIssuer(issuer: string, options: IssuerOptions): Provider {
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
