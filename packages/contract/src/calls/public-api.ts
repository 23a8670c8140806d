// Written by `npm run generate` from ../schemas/endpoints.
import { get, patch, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/public-api.ts';

export const getKey = get<typeof endpoints.getKey>("/v1/key", "Could not read the key");
export const listWebsites = get<typeof endpoints.listWebsites>("/v1/websites", "Could not list websites");
export const registerWebsite = post<typeof endpoints.registerWebsite>("/v1/websites", "Could not register the website");
export const getWebsite = get<typeof endpoints.getWebsite>("/v1/websites/:id", "Could not read the website");
export const getSnippet = get<typeof endpoints.getSnippet>("/v1/websites/:id/snippet", "Could not read the snippet");
export const getConfiguration = get<typeof endpoints.getConfiguration>("/v1/websites/:id/configuration", "Could not read the configuration");
export const changeConfiguration = patch<typeof endpoints.changeConfiguration>("/v1/websites/:id/configuration", "Could not change the configuration");
export const getWebsiteUsage = get<typeof endpoints.getWebsiteUsage>("/v1/websites/:id/usage", "Could not read the usage");
export const listUsage = get<typeof endpoints.listUsage>("/v1/usage", "Could not list the usage");
export const listInvoices = get<typeof endpoints.listInvoices>("/v1/websites/:id/invoices", "Could not list invoices");
export const listMembers = get<typeof endpoints.listMembers>("/v1/members", "Could not list members");
