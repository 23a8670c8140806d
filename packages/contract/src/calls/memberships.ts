import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/memberships.ts';

export const listOwnOrganizations = get<typeof specs.listOwnOrganizations>(
  '/user/organizations',
  'Failed to fetch your organizations',
);
export const getOrganizationsOverview = get<typeof specs.getOrganizationsOverview>(
  '/user/organizations/overview',
  'Failed to fetch the overview of your organizations',
);
export const switchOrganization = post<typeof specs.switchOrganization>(
  '/user/organization',
  'Failed to switch the organization',
);
export const joinOrganization = post<typeof specs.joinOrganization>(
  '/auth/invitations/accept',
  'Failed to accept the invitation',
);
