import { get, patch, post } from '../call.ts';
import type * as specs from '../schemas/calls/public-api.ts';

/** Calls of customers' programs with an API key: stable, and documented in docs/api.md. */
export const publicCalls = {
  getKey: get<typeof specs.getKey>('/v1/key', 'Could not read the key'),
  listWebsites: get<typeof specs.listWebsites>('/v1/websites', 'Could not list websites'),
  registerWebsite: post<typeof specs.registerWebsite>('/v1/websites', 'Could not register the website'),
  getWebsite: get<typeof specs.getWebsite>('/v1/websites/:id', 'Could not read the website'),
  getSnippet: get<typeof specs.getSnippet>('/v1/websites/:id/snippet', 'Could not read the snippet'),
  getConfiguration: get<typeof specs.getConfiguration>(
    '/v1/websites/:id/configuration',
    'Could not read the configuration',
  ),
  changeConfiguration: patch<typeof specs.changeConfiguration>(
    '/v1/websites/:id/configuration',
    'Could not change the configuration',
  ),
  getWebsiteUsage: get<typeof specs.getWebsiteUsage>('/v1/websites/:id/usage', 'Could not read the usage'),
  listUsage: get<typeof specs.listUsage>('/v1/usage', 'Could not list the usage'),
  listInvoices: get<typeof specs.listInvoices>('/v1/websites/:id/invoices', 'Could not list invoices'),
  listMembers: get<typeof specs.listMembers>('/v1/members', 'Could not list members'),
};

export type PublicCallName = keyof typeof publicCalls;
