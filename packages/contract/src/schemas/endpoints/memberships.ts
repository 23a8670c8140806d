import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, LinkToken, OrganizationOverview, OwnOrganization } from '../entities.ts';

export const listOwnOrganizations = endpoint('GET /user/organizations', {
  fallback: 'Could not load your organizations',
  fallbackFr: 'Vos organisations n’ont pas pu être chargées',
  access: 'signedIn',
  inSingleSignOn: true,
  summary: 'Every organization of the signed-in person, by name, with their role there',
  response: z.array(OwnOrganization),
});

export const getOrganizationsOverview = endpoint('GET /user/organizations/overview', {
  fallback: 'Could not load the overview of your organizations',
  fallbackFr: 'La vue d’ensemble de vos organisations n’a pas pu être chargée',
  access: 'signedIn',
  inSingleSignOn: true,
  summary:
    'The same with what goes on there: websites, visits of this month and, for its admins, what it costs a month',
  response: z.array(OrganizationOverview),
});

export const switchOrganization = endpoint('POST /user/organization', {
  fallback: 'Could not switch the organization',
  fallbackFr: 'L’organisation n’a pas pu être changée',
  access: 'signedIn',
  noStepUp: 'it chooses among organizations of the person',
  inSingleSignOn: true,
  event: 'session.switched',
  summary: 'Choose the organization that this session, and the next sign-in, works in',
  body: z.strictObject({ organizationId: Id }),
  response: OwnOrganization,
});

export const joinOrganization = endpoint('POST /auth/invitations/accept', {
  fallback: 'Could not accept the invitation',
  fallbackFr: 'L’invitation n’a pas pu être acceptée',
  access: 'signedIn',
  noStepUp: 'it takes the link mailed to the address of the account',
  event: 'member.joined',
  summary: 'Accept an invitation with the account that has the invited address, and go on in its organization',
  query: z.strictObject({ token: LinkToken }),
  response: OwnOrganization,
});
