import { get, patch, post } from '../call.ts';
import type * as specs from '../schemas/calls/public-api.ts';

/** Calls of customers' programs with an API key: stable, and documented in docs/api.md. */
export const publicCalls = {
  getKey: get<typeof specs.getKey>('/v1/key', 'Failed to read the key'),
  listWebsites: get<typeof specs.listWebsites>('/v1/websites', 'Failed to list websites'),
  registerWebsite: post<typeof specs.registerWebsite>('/v1/websites', 'Failed to register the website'),
  getWebsite: get<typeof specs.getWebsite>('/v1/websites/:id', 'Failed to read the website'),
  getSnippet: get<typeof specs.getSnippet>('/v1/websites/:id/snippet', 'Failed to read the snippet'),
  getConfiguration: get<typeof specs.getConfiguration>(
    '/v1/websites/:id/configuration',
    'Failed to read the configuration',
  ),
  changeConfiguration: patch<typeof specs.changeConfiguration>(
    '/v1/websites/:id/configuration',
    'Failed to change the configuration',
  ),
  getWebsiteUsage: get<typeof specs.getWebsiteUsage>('/v1/websites/:id/usage', 'Failed to read the usage'),
  listUsage: get<typeof specs.listUsage>('/v1/usage', 'Failed to list the usage'),
  listInvoices: get<typeof specs.listInvoices>('/v1/websites/:id/invoices', 'Failed to list invoices'),
  listMembers: get<typeof specs.listMembers>('/v1/members', 'Failed to list members'),
};

export type PublicCallName = keyof typeof publicCalls;
