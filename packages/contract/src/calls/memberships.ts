// Written by `npm run generate` from ../schemas/endpoints.
import { get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/memberships.ts';

export const listOwnOrganizations = get<typeof endpoints.listOwnOrganizations>("/user/organizations", "Could not load your organizations");
export const getOrganizationsOverview = get<typeof endpoints.getOrganizationsOverview>("/user/organizations/overview", "Could not load the overview of your organizations");
export const switchOrganization = post<typeof endpoints.switchOrganization>("/user/organization", "Could not switch the organization");
export const joinOrganization = post<typeof endpoints.joinOrganization>("/auth/invitations/accept", "Could not accept the invitation");
