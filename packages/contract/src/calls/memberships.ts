import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/memberships.ts';

export const listOwnOrganizations = get<typeof specs.listOwnOrganizations>(
  '/user/organizations',
  'Could not load your organizations',
);
export const getOrganizationsOverview = get<typeof specs.getOrganizationsOverview>(
  '/user/organizations/overview',
  'Could not load the overview of your organizations',
);
export const switchOrganization = post<typeof specs.switchOrganization>(
  '/user/organization',
  'Could not switch the organization',
);
export const joinOrganization = post<typeof specs.joinOrganization>(
  '/auth/invitations/accept',
  'Could not accept the invitation',
);
