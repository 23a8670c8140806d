// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/websites.ts';

export const listPrices = get<typeof endpoints.listPrices>("/widget/prices", "Failed to fetch widget prices");
export const listWebsites = get<typeof endpoints.listWebsites>("/websites", "Failed to fetch websites");
export const listCustomizableWebsites = get<typeof endpoints.listCustomizableWebsites>("/websites/customizable", "Failed to fetch customizable websites");
export const listBillingWebsites = get<typeof endpoints.listBillingWebsites>("/billing/websites", "Failed to fetch websites for billing");
export const deleteWebsite = del<typeof endpoints.deleteWebsite>("/websites/:id", "Failed to delete website", {"answer":"text"});
export const onboardWebsite = post<typeof endpoints.onboardWebsite>("/websites/onboard", "Failed to onboard website");
export const cancelWebsite = post<typeof endpoints.cancelWebsite>("/websites/cancel/:id", "Failed to cancel website");
export const resumeWebsite = post<typeof endpoints.resumeWebsite>("/websites/resume/:id", "Failed to resume website");
