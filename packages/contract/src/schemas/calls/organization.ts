import * as z from 'zod/mini';
import { endpointSpec } from '../endpoint-spec.ts';
import { Acknowledgement, BillingContact, BillingSettings, Organization, OrganizationName } from '../entities.ts';

const withName = z.strictObject({ name: OrganizationName });

export const getOrganization = endpointSpec({
  access: 'member',
  summary: 'The organization of the session',
  response: Organization,
});

export const createOrganization = endpointSpec({
  access: 'anyAdmin',
  summary: 'Create an organization for an admin who has none',
  body: withName,
  response: Organization,
  status: 201,
});

export const updateOrganization = endpointSpec({
  access: 'admin',
  summary: 'Rename the organization',
  body: withName,
  response: Organization,
});

export const getBillingSettings = endpointSpec({
  access: 'admin',
  summary: 'Whom mails about payments go to besides the admins',
  response: BillingSettings,
});

export const updateBillingSettings = endpointSpec({
  access: 'admin',
  summary: 'Change whom mails about payments go to; the payment provider is told',
  body: z.strictObject({ contact: z.nullable(BillingContact) }),
  response: BillingSettings,
});

export const deleteOrganization = endpointSpec({
  access: 'admin',
  summary:
    'End all subscriptions, then delete the organization with its websites and the accounts of its other members',
  /** As it is, so that nobody deletes the wrong one. */
  body: withName,
  response: Acknowledgement,
});
