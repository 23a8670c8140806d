import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { makeSubject, type Verified } from './identity.ts';
import { interactionPath } from './interaction-path.ts';
import { cookieName, type IssuerOptions } from './issuer-configuration.ts';
import type { Fault, Login } from './login-store.ts';
import { renderInteraction } from './pages/interaction-page.ts';
import { renderEnded } from './pages/problem-page.ts';
import { sendProviderPage } from './pages/send-provider-page.ts';
import type { ProviderName } from './provider-name.ts';

const HOUR = 3_600;

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The page where someone chooses an identity, and its forms. */
export function answerInteractions(provider: Provider, options: IssuerOptions): Middleware {
  const { name, logins } = options;

  const showPage = (ctx: Context, { uid, params }: Interaction) => {
    const form = new URLSearchParams(typeof params.login_hint === 'string' ? { email: params.login_hint } : {});
    return sendProviderPage(ctx, renderInteraction({ provider: name, uid, form }));
  };

  const signIn = async (ctx: Context, interaction: Interaction) => {
    const form = await readForm(ctx.req);
    const login = parseLoginForm(name, form);
    if (typeof login === 'string') {
      ctx.status = 400;
      return sendProviderPage(ctx, renderInteraction({ provider: name, uid: interaction.uid, form, problem: login }));
    }
    const grantId = await grantAll(provider, interaction, login);
    logins.add(grantId, login);
    const ts = Math.floor(Date.now() / 1_000) - (login.fault === 'stale' ? HOUR : 0);
    const result = { login: { accountId: login.subject, ts }, consent: { grantId }, select_account: {} };
    return finish(ctx, interaction, result);
  };

  const cancel = (ctx: Context, interaction: Interaction) =>
    finish(ctx, interaction, { error: 'access_denied', error_description: 'The person canceled.' });

  const finish = async (ctx: Context, { uid }: Interaction, result: InteractionResults) => {
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
    ctx.status = 303;
    // A browser limits the cookies of one host, and the product has its own there.
    ctx.cookies.set(cookieName(name, 'interaction'), null, { path: interactionPath(name, uid) });
  };

  return async (ctx, next) => {
    const [, uid, action] = /^\/interaction\/([\w-]+)(\/cancel)?$/.exec(ctx.path) ?? [];
    if (uid === undefined) return next();
    const interaction = await findInteraction(provider, options, ctx);
    if (interaction?.uid !== uid) {
      ctx.status = 400;
      return sendProviderPage(ctx, renderEnded(name));
    }
    if (ctx.method === 'POST') return action ? cancel(ctx, interaction) : signIn(ctx, interaction);
    return showPage(ctx, interaction);
  };
}

/** Consent is granted at once: there is one client, the product itself. */
async function grantAll(provider: Provider, { params }: Interaction, { subject }: Login): Promise<string> {
  const grant = new provider.Grant({ accountId: subject, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return grant.save();
}

async function findInteraction(provider: Provider, { library }: IssuerOptions, ctx: Context) {
  try {
    return await provider.interactionDetails(ctx.req, ctx.res);
  } catch (error) {
    if (error instanceof library.errors.SessionNotFound) return undefined;
    throw error;
  }
}

const MAX_BYTES = 16 * 1024;

/** What exceeds the limit is dropped; missing fields are reported anyway. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const MAX_LENGTH = 255;
const VERIFIED: readonly string[] = ['yes', 'no', 'absent'] satisfies Verified[];
const FAULTS: readonly string[] = ['none', 'hang', 'error', 'stale'] satisfies Fault[];

/** The requested login, or a sentence that says what is wrong with it. */
function parseLoginForm(provider: ProviderName, form: URLSearchParams): Login | string {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  const email = field('email');
  const subject = field('subject');
  const verified = field('verified');
  const fault = field('fault') || 'none';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'Enter an email address, such as ada@example.org.';
  if (!/^[\x21-\x7e]*$/.test(subject)) return 'Enter a subject of plain letters, digits and signs without spaces.';
  if (!isVerified(verified)) return 'Choose what the provider says about the address.';
  if (!isFault(fault)) return 'Choose one of the unusual answers of the list.';
  const login = { email, givenName: field('givenName'), familyName: field('familyName'), verified, fault };
  if ([subject, field('groups'), ...Object.values(login)].some(({ length }) => length > MAX_LENGTH)) {
    return `Enter at most ${MAX_LENGTH} characters in each field.`;
  }
  const groups =
    provider === 'company'
      ? field('groups')
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : [];
  return { ...login, groups, subject: subject || makeSubject(provider, email) };
}

function isVerified(value: string): value is Verified {
  return VERIFIED.includes(value);
}

function isFault(value: string): value is Fault {
  return FAULTS.includes(value);
}
