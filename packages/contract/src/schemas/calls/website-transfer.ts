import * as z from 'zod/mini';
import { endpointSpec } from '../endpoint-spec.ts';
import { Acknowledgement, Email, Id, LinkToken, OwnOrganization, TransferInfo, WebsiteOffer } from '../entities.ts';

const byId = z.strictObject({ id: Id });
const byToken = z.strictObject({ token: LinkToken });
const target = z.strictObject({ organizationId: Id });

export const offerTransfer = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'website.offered',
  summary: 'Offer a website to another organization: an admin of it gets a link. A newer offer replaces the one before',
  params: byId,
  body: z.strictObject({ email: Email }),
  response: WebsiteOffer,
});

export const withdrawTransfer = endpointSpec({
  access: 'admin',
  noStepUp: 'the website stays where it is',
  event: 'website.offer_withdrawn',
  summary: 'Withdraw the open offer of a website',
  params: byId,
  response: Acknowledgement,
});

export const moveWebsite = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'website.transferred',
  summary: 'Transfer a website to another organization that the same person is an admin of',
  params: byId,
  body: target,
  response: OwnOrganization,
});

export const getTransfer = endpointSpec({
  access: 'public',
  summary: 'What the link of an offered website is about',
  query: byToken,
  response: TransferInfo,
});

export const acceptTransfer = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'website.transferred',
  summary:
    'Take an offered website into an organization that one is an admin of, with the account that has the address of the offer',
  query: byToken,
  body: target,
  response: OwnOrganization,
});

export const declineTransfer = endpointSpec({
  access: 'public',
  event: 'website.offer_declined',
  summary: 'Decline an offered website with the token of the mailed link',
  query: byToken,
  response: Acknowledgement,
});
