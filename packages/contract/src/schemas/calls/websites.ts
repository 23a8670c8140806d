import * as z from 'zod/mini';
import { endpointSpec, SHOWS } from '../endpoint-spec.ts';
import { Id, ListedWebsite, Plan, Website, WebsiteAddress } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const listPrices = endpointSpec({
  access: 'public',
  summary: 'Plans on sale, each with a yearly and a monthly variant',
  response: z.array(Plan),
});

export const listWebsites = endpointSpec({
  access: 'member',
  noStepUp: SHOWS,
  unrecorded: 'the daily list of websites, with addresses that admins entered themselves',
  summary: 'Every website of the organization, with when its widget was seen and how often it was visited',
  response: z.array(ListedWebsite),
});

export const listCustomizableWebsites = endpointSpec({
  access: 'member',
  summary: 'Websites whose widget is live',
  response: z.array(Website),
});

export const listBillingWebsites = endpointSpec({
  access: 'member',
  summary: 'Websites that ever had a subscription',
  response: z.array(Website),
});

export const deleteWebsite = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'website.deleted',
  summary: 'Delete a website for good',
  params: byId,
  response: z.string(),
});

export const onboardWebsite = endpointSpec({
  access: 'admin',
  noStepUp: 'a website without a subscription shows nothing to anyone',
  event: 'website.registered',
  summary: 'Register a website without a checkout',
  body: z.strictObject({ domain: WebsiteAddress, organizationId: Id, priceId: z.string() }),
  response: Website,
  status: 201,
});

export const cancelWebsite = endpointSpec({
  access: 'admin',
  noStepUp: 'it takes effect at the end of the period, and can be undone until then',
  event: 'subscription.canceled',
  summary: 'Cancel the subscription of a website at the end of its period',
  params: byId,
  response: Website,
});

export const resumeWebsite = endpointSpec({
  access: 'admin',
  noStepUp: 'it continues what was agreed on',
  event: 'subscription.resumed',
  summary: 'Undo a scheduled cancellation',
  params: byId,
  response: Website,
});
