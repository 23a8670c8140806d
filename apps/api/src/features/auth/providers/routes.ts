import { paths } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { ProviderName } from '../../../config/settings.ts';
import { findLinkSecret, randomSecret } from '../../../platform/crypto/keys.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { findInvitationById } from '../../team/invitation-repository.ts';
import type { Invitations } from '../invitations.ts';
import { createSignIn } from '../sign-in.ts';
import { type ConfirmationOutcome, confirmWithProvider, requireOwnProvider } from './confirm-with-provider.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { type ProviderAction, saveVisit, takeVisit } from './provider-visit-repository.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { createVisitCookie } from './visit-cookie.ts';

/** Signing in and up with Google and Facebook. Every failure ends on the sign-in screen, which explains it. */
export function providerRoutes(platform: Platform, invitations: Invitations): Implementation[] {
  return [
    ...routesOf(platform, invitations, 'google', {
      signup: endpoints.signUpWithGoogle,
      login: endpoints.logInWithGoogle,
      confirm: endpoints.confirmWithGoogle,
      back: endpoints.returnFromGoogle,
    }),
    ...routesOf(platform, invitations, 'facebook', {
      signup: endpoints.signUpWithFacebook,
      login: endpoints.logInWithFacebook,
      confirm: endpoints.confirmWithFacebook,
      back: endpoints.returnFromFacebook,
    }),
  ];
}

/** Anyone may start a visit to a provider. */
type ProviderEndpoint = Endpoint & { readonly access: 'public' };

function routesOf(
  platform: Platform,
  invitations: Invitations,
  provider: ProviderName,
  calls: Record<ProviderAction | 'back', ProviderEndpoint>,
): Implementation[] {
  const { settings, database, limits: rateLimits } = platform;
  const configured = settings.providers[provider];
  const client = configured && createProviderClient(configured, `${settings.API_URL}/api/auth/${provider}/callback`);
  const { completeOrAsk } = createSignIn(platform);
  const visitCookie = createVisitCookie(settings.WEB_URL.startsWith('https://'));

  const begin = (action: ProviderAction) => async (call: Call<ProviderEndpoint>) => {
    await rateLimits.consumePerClient(limits.providerPerClient, call.request.ip);
    const token = invitationTokenOf(call);
    const invitation = token === undefined ? null : await invitations.open(database, token);
    const session = action === 'confirm' ? requireConfirmable(call.session) : null;
    const { url, secrets } = await required(client).begin(session?.email);
    const browserSecret = randomSecret();
    const ids = { invitationId: invitation?.id ?? null, sessionId: session?.sessionId ?? null };
    await saveVisit(database, { provider, action, ...ids }, secrets, browserSecret);
    visitCookie.set(call.reply, browserSecret);
    return url;
  };

  const tokenOf = async (invitationId: string) => {
    const invitation = await findInvitationById(database, invitationId);
    return invitation && findLinkSecret(platform.keys.link, invitationId, invitation.secretHash);
  };

  const finish = async ({ request, reply, language, session, record }: Call<ProviderEndpoint>) => {
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
    const { invitationId } = visit;
    const identify = () => required(client).finish(returnedTo, visit);
    if (visit.action === 'confirm') {
      try {
        const { outcome, secret } = await confirmWithProvider(platform, visit, session, identify, record);
        if (secret !== undefined) platform.sessionCookie.set(reply, secret);
        return confirmedAddress(settings.WEB_URL, outcome);
      } catch (error) {
        request.log.warn({ err: error, provider }, 'a confirmation with a provider failed');
        return confirmedAddress(settings.WEB_URL, 'failed');
      }
    }
    try {
      const identity = await identify();
      const user = await database.transaction((tx) =>
        signInWithProvider(tx, invitations, visit, identity, language, record),
      );
      await completeOrAsk(user, { request, reply, record, way: provider });
      return `${settings.WEB_URL}${paths.dashboard}`;
    } catch (error) {
      const token = invitationId && (await tokenOf(invitationId));
      if (error instanceof AppError && error.code === 'second_factor_required')
        return `${settings.WEB_URL}${paths.secondStep}${token ? `?${new URLSearchParams({ invitation: token })}` : ''}`;
      if (token === null) throw error;
      throw new InvitedSignInError(token, { cause: error });
    }
  };

  const orBack = (endpoint: ProviderEndpoint, handle: (call: Call<ProviderEndpoint>) => Promise<string>) =>
    implement(endpoint, async (call: Call<ProviderEndpoint>) => {
      try {
        return await handle(call);
      } catch (thrown) {
        const isInvited = thrown instanceof InvitedSignInError;
        const error = isInvited ? thrown.cause : thrown;
        call.request.log.warn({ err: error, provider }, 'sign-in with a provider failed');
        if (endpoint === calls.confirm && call.session) return confirmedAddress(settings.WEB_URL, 'failed');
        const message = error instanceof AppError ? error.message : endpoint.fallback;
        // The parameters of a callback come from the provider, or from a stranger.
        const given = endpoint === calls.signup ? invitationTokenOf(call) : undefined;
        return backTo(settings.WEB_URL, isInvited ? thrown.token : given, message);
      }
    });

  const setOut = (['signup', 'login', 'confirm'] as const).map((action) => orBack(calls[action], begin(action)));
  return [...setOut, orBack(calls.back, finish)];
}

function requireConfirmable(session: Session | null): Session {
  if (!session) throw new AppError('not_signed_in');
  requireOwnProvider(session);
  return session;
}

/** The page that a visit to confirm ends on, in a window of its own. */
export const confirmedAddress = (webUrl: string, outcome: ConfirmationOutcome) =>
  `${webUrl}${paths.confirmed}?${new URLSearchParams({ outcome })}`;

/** Sends someone with an invitation back to it, so that they can accept it another way. */
class InvitedSignInError extends Error {
  override readonly name = 'InvitedSignInError';
  readonly token: string;
  constructor(token: string, options: ErrorOptions) {
    super('the sign-in of someone invited failed', options);
    this.token = token;
  }
}

const invitationTokenOf = (call: Call<ProviderEndpoint>) => (call.input as { query: { token?: string } }).query.token;

function backTo(webUrl: string, invitationToken: string | undefined, error: string): string {
  const address = invitationToken === undefined ? paths.login : paths.acceptInvite;
  const token = invitationToken === undefined ? {} : { token: invitationToken };
  return `${webUrl}${address}?${new URLSearchParams({ ...token, error })}`;
}

function required(client: ProviderClient | null): ProviderClient {
  if (!client) throw new Error('this provider is not set up');
  return client;
}
