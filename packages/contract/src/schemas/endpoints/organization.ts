import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import {
  Acknowledgement,
  BillingContact,
  BillingSettings,
  LinkToken,
  Organization,
  OrganizationDetails,
  OrganizationName,
} from '../entities.ts';

export const getOrganization = endpoint('GET /organization', {
  fallback: 'Failed to fetch organization',
  fallbackFr: 'L’organisation n’a pas pu être chargée',
  access: 'member',
  beforeRequirements: true,
  whileClosed: true,
  summary: 'The organization of the session',
  response: Organization,
});

export const createOrganization = endpoint('POST /organizations', {
  fallback: 'Failed to create organization',
  fallbackFr: 'L’organisation n’a pas pu être créée',
  access: 'anyAdmin',
  noStepUp: 'it begins with nothing in it',
  event: 'organization.created',
  summary: 'Create an organization and go on there. Someone who has one already asks for `another`',
  body: z.strictObject({ name: OrganizationName, another: z.optional(z.boolean()) }),
  response: Organization,
  status: 201,
});

export const updateOrganization = endpoint('PUT /organization', {
  fallback: 'Failed to update organization',
  fallbackFr: 'L’organisation n’a pas pu être modifiée',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'organization.renamed',
  summary: 'Rename the organization',
  body: OrganizationDetails,
  response: Organization,
});

export const getBillingSettings = endpoint('GET /organization/billing-settings', {
  fallback: 'Could not load the billing contact',
  fallbackFr: 'Le contact de facturation n’a pas pu être chargé',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'Whom mails about payments go to besides the admins',
  response: BillingSettings,
});

export const updateBillingSettings = endpoint('PUT /organization/billing-settings', {
  fallback: 'Could not update the billing contact',
  fallbackFr: 'Le contact de facturation n’a pas pu être enregistré',
  access: 'admin',
  stepUp: 'recent',
  event: 'billing_contact.changed',
  summary:
    'Change whom mails about payments go to. A new address gets a link first, and nothing else before it is used',
  body: z.strictObject({ contact: z.nullable(BillingContact) }),
  response: BillingSettings,
});

export const resendBillingConfirmation = endpoint('POST /organization/billing-settings/resend', {
  fallback: 'Could not send the link to the billing contact',
  fallbackFr: 'Le lien n’a pas pu être envoyé au contact de facturation',
  access: 'admin',
  noStepUp: 'the admin who named the address confirmed',
  event: 'billing_contact.mailed',
  summary: 'Mail the billing contact a new link. One that has confirmed gets none',
  response: BillingSettings,
});

const byToken = z.strictObject({ token: LinkToken });

export const getBillingContact = endpoint('GET /billing-contact', {
  fallback: 'Could not read the link',
  fallbackFr: 'Le lien n’a pas pu être lu',
  access: 'public',
  summary: 'What the link mailed to a billing contact is about',
  query: byToken,
  response: z.object({ email: z.string(), organizationName: z.string(), isConfirmed: z.boolean() }),
});

export const answerBillingContact = endpoint('POST /billing-contact', {
  fallback: 'Could not save your answer',
  fallbackFr: 'Votre réponse n’a pas pu être enregistrée',
  access: 'public',
  event: 'billing_contact.answered',
  summary:
    'Confirm the address of a billing contact, or take it off the organization, with the token of the mailed link',
  query: byToken,
  body: z.strictObject({ accept: z.boolean() }),
  response: Acknowledgement,
});

export const leaveOrganization = endpoint('POST /organization/leave', {
  fallback: 'Could not leave the organization',
  fallbackFr: 'Vous n’avez pas pu quitter l’organisation',
  access: 'member',
  stepUp: 'recent',
  event: 'member.left',
  beforeRequirements: true,
  summary: 'Leave the organization. Leaving the last one deletes the account. The last admin cannot leave',
  response: z.object({ ...Acknowledgement.shape, keepsAccount: z.boolean() }),
});

export const deleteOrganization = endpoint('POST /organization/delete', {
  fallback: 'Could not delete the organization',
  fallbackFr: 'L’organisation n’a pas pu être supprimée',
  access: 'admin',
  stepUp: 'always',
  grave: true,
  event: 'organization.deleted',
  summary:
    'End all subscriptions and close the organization at once, then delete it after 14 days, with the accounts of members who belong to no other',
  /** The exact name, so that nobody deletes the wrong one. */
  body: z.strictObject({ name: OrganizationName }),
  response: Acknowledgement,
});
