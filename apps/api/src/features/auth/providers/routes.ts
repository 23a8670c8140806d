import {
  type Endpoint,
  logInWithFacebook,
  logInWithGoogle,
  paths,
  returnFromFacebook,
  returnFromGoogle,
  signUpWithFacebook,
  signUpWithGoogle,
} from '@evenway/contract';
import type { ProviderName } from '../../../config/settings.ts';
import { randomSecret } from '../../../platform/crypto/keys.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/implementation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openInvitation } from '../accept-invitation.ts';
import { limits } from '../limits.ts';
import { openSession } from '../open-session.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { type ProviderAction, saveVisit, takeVisit } from './provider-visit-repository.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { createVisitCookie } from './visit-cookie.ts';

/** Signing in and up with Google and Facebook. Whatever goes wrong ends on the sign-in screen, which says so. */
export function providerRoutes(platform: Platform): Implementation[] {
  return [
    ...routesOf(platform, 'google', { signup: signUpWithGoogle, login: logInWithGoogle, back: returnFromGoogle }),
    ...routesOf(platform, 'facebook', {
      signup: signUpWithFacebook,
      login: logInWithFacebook,
      back: returnFromFacebook,
    }),
  ];
}

function routesOf(
  platform: Platform,
  provider: ProviderName,
  calls: Record<'signup' | 'login' | 'back', Endpoint>,
): Implementation[] {
  const { settings, database, limits: rateLimits } = platform;
  const configured = settings.providers[provider];
  const client = configured && createProviderClient(configured, `${settings.API_URL}/api/auth/${provider}/callback`);
  const visitCookie = createVisitCookie(settings.WEB_URL.startsWith('https://'));

  const begin = (action: ProviderAction) => async (call: Call<Endpoint>) => {
    await rateLimits.consumePerClient(limits.providerPerClient, call.request.ip);
    const { token } = (call.input as { query: { token?: string } }).query;
    const invitation = token === undefined ? null : await openInvitation(database, token);
    const { url, secrets } = await required(client).begin();
    const browserSecret = randomSecret();
    await saveVisit(database, { provider, action, invitationId: invitation?.id ?? null }, secrets, browserSecret);
    visitCookie.set(call.reply, browserSecret);
    return url;
  };

  const finish = async ({ request, reply, language }: Call<Endpoint>) => {
    await rateLimits.consumePerClient(limits.providerPerClient, request.ip);
    const returnedTo = new URL(request.url, settings.API_URL);
    const visit = await takeVisit(
      database,
      provider,
      returnedTo.searchParams.get('state') ?? '',
      visitCookie.read(request) ?? '',
    );
    visitCookie.clear(reply);
    if (!visit) throw new Error('this browser did not ask for this sign-in');
    const identity = await required(client).finish(returnedTo, visit);
    const user = await database.transaction((tx) => signInWithProvider(tx, visit, identity, language));
    const { secret } = await openSession(platform, user, platform.sessionCookie.read(request));
    platform.sessionCookie.set(reply, secret);
    return `${settings.WEB_URL}${paths.dashboard}`;
  };

  const orBackToLogin = (endpoint: Endpoint, handle: (call: Call<Endpoint>) => Promise<string>) =>
    implement(endpoint, async (call: Call<Endpoint>) => {
      try {
        return await handle(call);
      } catch (error) {
        call.request.log.warn({ err: error, provider }, 'sign-in with a provider failed');
        const message = error instanceof AppError ? error.message : endpoint.fallback;
        return `${settings.WEB_URL}${paths.login}?${new URLSearchParams({ error: message })}`;
      }
    });

  return [
    orBackToLogin(calls.signup, begin('signup')),
    orBackToLogin(calls.login, begin('login')),
    orBackToLogin(calls.back, finish),
  ];
}

function required(client: ProviderClient | null): ProviderClient {
  if (!client) throw new Error('this provider is not set up');
  return client;
}
