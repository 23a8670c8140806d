import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Id, ListedWebsite, Plan, Website, WebsiteAddress } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const listPrices = endpoint('GET /widget/prices', {
  fallback: 'Failed to fetch widget prices',
  fallbackFr: 'Les tarifs n’ont pas pu être chargés',
  access: 'public',
  summary: 'Plans on sale, each with a yearly and a monthly variant',
  response: z.array(Plan),
});

export const listWebsites = endpoint('GET /websites', {
  fallback: 'Failed to fetch websites',
  fallbackFr: 'Les sites n’ont pas pu être chargés',
  access: 'member',
  noStepUp: SHOWS,
  unrecorded: 'the daily list of websites, with addresses that admins entered themselves',
  summary: 'Every website of the organization, with when its widget was seen and how often it was visited',
  response: z.array(ListedWebsite),
});

export const listCustomizableWebsites = endpoint('GET /websites/customizable', {
  fallback: 'Failed to fetch customizable websites',
  fallbackFr: 'Les sites personnalisables n’ont pas pu être chargés',
  access: 'member',
  summary: 'Websites whose widget is live',
  response: z.array(Website),
});

export const listBillingWebsites = endpoint('GET /billing/websites', {
  fallback: 'Failed to fetch websites for billing',
  fallbackFr: 'Les sites à facturer n’ont pas pu être chargés',
  access: 'member',
  summary: 'Websites that ever had a subscription',
  response: z.array(Website),
});

export const deleteWebsite = endpoint('DELETE /websites/:id', {
  answer: 'text',
  fallback: 'Failed to delete website',
  fallbackFr: 'Le site n’a pas pu être supprimé',
  access: 'admin',
  stepUp: 'recent',
  event: 'website.deleted',
  summary: 'Delete a website for good',
  params: byId,
  response: z.string(),
});

export const onboardWebsite = endpoint('POST /websites/onboard', {
  fallback: 'Failed to onboard website',
  fallbackFr: 'Le site n’a pas pu être ajouté',
  access: 'admin',
  noStepUp: 'a website without a subscription shows nothing to anyone',
  event: 'website.registered',
  summary: 'Register a website without a checkout',
  // Without a price where no plan can be chosen yet.
  body: z.strictObject({ domain: WebsiteAddress, organizationId: Id, priceId: z.optional(z.string()) }),
  response: Website,
  status: 201,
});

export const cancelWebsite = endpoint('POST /websites/cancel/:id', {
  fallback: 'Failed to cancel website',
  fallbackFr: 'L’abonnement du site n’a pas pu être résilié',
  access: 'admin',
  noStepUp: 'it takes effect at the end of the period, and can be undone until then',
  event: 'subscription.canceled',
  summary: 'Cancel the subscription of a website at the end of its period',
  params: byId,
  response: Website,
});

export const resumeWebsite = endpoint('POST /websites/resume/:id', {
  fallback: 'Failed to resume website',
  fallbackFr: 'L’abonnement du site n’a pas pu être repris',
  access: 'admin',
  noStepUp: 'it continues what was agreed on',
  event: 'subscription.resumed',
  summary: 'Undo a scheduled cancellation',
  params: byId,
  response: Website,
});
