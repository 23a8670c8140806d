import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/websites.ts';

export const listPrices = get<typeof specs.listPrices>('/widget/prices', 'Failed to fetch widget prices');
export const listWebsites = get<typeof specs.listWebsites>('/websites', 'Failed to fetch websites');
export const listCustomizableWebsites = get<typeof specs.listCustomizableWebsites>(
  '/websites/customizable',
  'Failed to fetch customizable websites',
);
export const listBillingWebsites = get<typeof specs.listBillingWebsites>(
  '/billing/websites',
  'Failed to fetch websites for billing',
);
export const deleteWebsite = del<typeof specs.deleteWebsite>('/websites/:id', 'Failed to delete website', {
  answer: 'text',
});
export const onboardWebsite = post<typeof specs.onboardWebsite>('/websites/onboard', 'Failed to onboard website');
export const cancelWebsite = post<typeof specs.cancelWebsite>('/websites/cancel/:id', 'Failed to cancel website');
export const resumeWebsite = post<typeof specs.resumeWebsite>('/websites/resume/:id', 'Failed to resume website');
