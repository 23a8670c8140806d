import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, ListedWebsite, Plan, Website, WebsiteAddress } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const listPrices = endpoint({
  method: 'GET',
  path: '/widget/prices',
  access: 'public',
  summary: 'Plans on sale, each with a yearly and a monthly variant',
  response: z.array(Plan),
  fallback: 'Failed to fetch widget prices',
});

export const listWebsites = endpoint({
  method: 'GET',
  path: '/websites',
  access: 'member',
  summary: 'Every website of the organization, with when its widget was seen and how often it was visited',
  response: z.array(ListedWebsite),
  fallback: 'Failed to fetch websites',
});

export const listCustomizableWebsites = endpoint({
  method: 'GET',
  path: '/websites/customizable',
  access: 'member',
  summary: 'Websites whose widget is live',
  response: z.array(Website),
  fallback: 'Failed to fetch customizable websites',
});

export const listBillingWebsites = endpoint({
  method: 'GET',
  path: '/billing/websites',
  access: 'member',
  summary: 'Websites that ever had a subscription',
  response: z.array(Website),
  fallback: 'Failed to fetch websites for billing',
});

export const deleteWebsite = endpoint({
  method: 'DELETE',
  path: '/websites/:id',
  access: 'admin',
  summary: 'Delete a website for good',
  params: byId,
  answer: 'text',
  response: z.string(),
  fallback: 'Failed to delete website',
});

export const onboardWebsite = endpoint({
  method: 'POST',
  path: '/websites/onboard',
  access: 'admin',
  summary: 'Register a website without a checkout',
  body: z.strictObject({ domain: WebsiteAddress, organizationId: Id, priceId: z.string() }),
  response: Website,
  status: 201,
  fallback: 'Failed to onboard website',
});

export const cancelWebsite = endpoint({
  method: 'POST',
  path: '/websites/cancel/:id',
  access: 'admin',
  summary: 'Cancel the subscription of a website at the end of its period',
  params: byId,
  response: Website,
  fallback: 'Failed to cancel website',
});

export const resumeWebsite = endpoint({
  method: 'POST',
  path: '/websites/resume/:id',
  access: 'admin',
  summary: 'Take a scheduled cancellation back',
  params: byId,
  response: Website,
  fallback: 'Failed to resume website',
});
