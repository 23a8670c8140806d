import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Organization, OrganizationName } from '../entities.ts';

const withName = z.strictObject({ name: OrganizationName });

export const getOrganization = endpoint({
  method: 'GET',
  path: '/organization',
  access: 'member',
  summary: 'The organization of the session',
  response: Organization,
  fallback: 'Failed to fetch organization',
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/organizations',
  access: 'anyAdmin',
  summary: 'Create an organization for an admin who has none',
  body: withName,
  response: Organization,
  status: 201,
  fallback: 'Failed to create organization',
});

export const updateOrganization = endpoint({
  method: 'PUT',
  path: '/organization',
  access: 'admin',
  summary: 'Rename the organization',
  body: withName,
  response: Organization,
  fallback: 'Failed to update organization',
});
