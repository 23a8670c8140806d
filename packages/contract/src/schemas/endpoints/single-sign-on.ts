import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Email, Id, WebsiteAddress } from '../entities.ts';
import { SingleSignOn, SsoDomainCheck, SsoMode, SsoProviderChange, SsoRoles } from '../single-sign-on.ts';

const SIGN_IN_FAILED = {
  fallback: 'Signing in with your company failed. Please try again.',
  fallbackFr: 'La connexion avec votre entreprise a échoué. Veuillez réessayer.',
};

const byId = z.strictObject({ id: Id });
/** An address of the provider, for the browser to go to. */
const SetOut = z.object({ url: z.string() });

export const startSingleSignOn = endpoint('POST /auth/single-sign-on', {
  ...SIGN_IN_FAILED,
  access: 'public',
  unrecorded: 'it sends a browser to a provider and opens nothing',
  summary:
    'Where someone with this address signs in with their company. It depends on the domain alone, whether or not there is an account',
  body: z.strictObject({ email: Email }),
  response: SetOut,
});

export const returnFromSingleSignOn = endpoint('GET /auth/single-sign-on/:id/callback', {
  answer: 'redirect',
  ...SIGN_IN_FAILED,
  access: 'public',
  // Also for an admin who tries the issuer, in whichever session that is.
  readsSession: true,
  inSingleSignOn: true,
  event: 'session.opened',
  otherEvents: ['session.confirmed', 'member.joined', 'member.role_changed'],
  summary: 'Where the provider of an organization sends the browser back to',
  status: 302,
  params: byId,
  // Providers add their own parameters; what matters is checked against what was sent.
  query: z.looseObject({}),
  response: z.string(),
});

export const getSingleSignOn = endpoint('GET /organization/single-sign-on', {
  fallback: 'Could not load single sign-on',
  fallbackFr: 'L’authentification unique n’a pas pu être chargée',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'How single sign-on of the organization is set up',
  response: SingleSignOn,
});

export const saveSsoProvider = endpoint('PUT /organization/single-sign-on/provider', {
  fallback: 'Could not save the provider',
  fallbackFr: 'Le fournisseur n’a pas pu être enregistré',
  access: 'admin',
  stepUp: 'recent',
  grave: true,
  event: 'single_sign_on.provider_saved',
  summary:
    'Name the issuer and the client, once its discovery document could be read. Another issuer or client switches single sign-on off until it was tried',
  body: SsoProviderChange,
  response: SingleSignOn,
});

export const saveSsoRoles = endpoint('PUT /organization/single-sign-on/roles', {
  fallback: 'Could not save the roles',
  fallbackFr: 'Les rôles n’ont pas pu être enregistrés',
  access: 'admin',
  stepUp: 'recent',
  grave: true,
  event: 'single_sign_on.roles_saved',
  summary: 'Which role people get who sign in with their company; it takes effect at their next sign-in',
  body: SsoRoles,
  response: SingleSignOn,
});

export const trySingleSignOn = endpoint('POST /organization/single-sign-on/try', {
  fallback: 'Could not reach the provider',
  fallbackFr: 'Le fournisseur n’a pas pu être joint',
  access: 'admin',
  noStepUp: 'it opens no session, and the admin who saved the provider confirmed',
  event: 'single_sign_on.tried',
  summary: 'Where the admin signs in to see whether the provider works. It opens no session',
  response: SetOut,
});

export const setSsoMode = endpoint('PUT /organization/single-sign-on/mode', {
  fallback: 'Could not switch single sign-on',
  fallbackFr: 'Le mode de l’authentification unique n’a pas pu être changé',
  access: 'admin',
  stepUp: 'recent',
  grave: true,
  event: 'single_sign_on.mode_changed',
  summary:
    'Switch single sign-on off, offer it, or ask it of everyone with an address of a proven domain, whose other sessions in this organization end',
  body: z.strictObject({ mode: SsoMode }),
  response: SingleSignOn,
});

export const removeSsoProvider = endpoint('DELETE /organization/single-sign-on/provider', {
  fallback: 'Could not remove the provider',
  fallbackFr: 'Le fournisseur n’a pas pu être retiré',
  access: 'admin',
  stepUp: 'recent',
  grave: true,
  event: 'single_sign_on.provider_removed',
  summary:
    'Forget the issuer, the client secret and the roles. Sessions of single sign-on end; domains stay proven. One that is gone already counts as removed',
  response: SingleSignOn,
});

export const addSsoDomain = endpoint('POST /organization/single-sign-on/domains', {
  fallback: 'Could not add the domain',
  fallbackFr: 'Le domaine n’a pas pu être ajouté',
  access: 'admin',
  stepUp: 'recent',
  event: 'single_sign_on.domain_added',
  summary: 'Claim a domain of email addresses. It counts once its DNS record was found',
  body: z.strictObject({ domain: WebsiteAddress }),
  response: SingleSignOn,
});

export const checkSsoDomain = endpoint('POST /organization/single-sign-on/domains/:id/check', {
  fallback: 'Could not check the domain',
  fallbackFr: 'Le domaine n’a pas pu être vérifié',
  access: 'admin',
  noStepUp: 'the admin who added the domain confirmed',
  event: 'single_sign_on.domain_proven',
  summary: 'Look for the DNS record of a domain now',
  params: byId,
  response: SsoDomainCheck,
});

export const removeSsoDomain = endpoint('DELETE /organization/single-sign-on/domains/:id', {
  fallback: 'Could not remove the domain',
  fallbackFr: 'Le domaine n’a pas pu être retiré',
  access: 'admin',
  stepUp: 'recent',
  grave: true,
  event: 'single_sign_on.domain_removed',
  summary: 'Remove a domain. Single sign-on sessions of its addresses end',
  params: byId,
  response: SingleSignOn,
});
