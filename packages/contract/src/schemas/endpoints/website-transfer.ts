import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Acknowledgement, Email, Id, LinkToken, OwnOrganization, TransferInfo, WebsiteOffer } from '../entities.ts';

const byId = z.strictObject({ id: Id });
const byToken = z.strictObject({ token: LinkToken });
const target = z.strictObject({ organizationId: Id });

export const offerTransfer = endpoint('POST /websites/transfer/:id', {
  fallback: 'Could not offer the website',
  fallbackFr: 'Le site n’a pas pu être proposé',
  access: 'admin',
  stepUp: 'recent',
  event: 'website.offered',
  summary: 'Offer a website to another organization: an admin of it gets a link. A newer offer replaces the one before',
  params: byId,
  body: z.strictObject({ email: Email }),
  response: WebsiteOffer,
});

export const withdrawTransfer = endpoint('DELETE /websites/transfer/:id', {
  fallback: 'Could not withdraw the offer',
  fallbackFr: 'La proposition n’a pas pu être retirée',
  access: 'admin',
  noStepUp: 'the website stays where it is',
  event: 'website.offer_withdrawn',
  summary: 'Withdraw the open offer of a website',
  params: byId,
  response: Acknowledgement,
});

export const moveWebsite = endpoint('POST /websites/move/:id', {
  fallback: 'Could not transfer the website',
  fallbackFr: 'Le site n’a pas pu être transféré',
  access: 'admin',
  stepUp: 'recent',
  event: 'website.transferred',
  summary: 'Transfer a website to another organization that the same person is an admin of',
  params: byId,
  body: target,
  response: OwnOrganization,
});

export const getTransfer = endpoint('GET /website-transfer', {
  fallback: 'Could not read the offer',
  fallbackFr: 'La proposition n’a pas pu être lue',
  access: 'public',
  summary: 'What the link of an offered website is about',
  query: byToken,
  response: TransferInfo,
});

export const acceptTransfer = endpoint('POST /website-transfer', {
  fallback: 'Could not accept the website',
  fallbackFr: 'Le site n’a pas pu être repris',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'website.transferred',
  summary:
    'Take an offered website into an organization that one is an admin of, with the account that has the address of the offer',
  query: byToken,
  body: target,
  response: OwnOrganization,
});

export const declineTransfer = endpoint('POST /website-transfer/decline', {
  fallback: 'Could not decline the offer',
  fallbackFr: 'La proposition n’a pas pu être refusée',
  access: 'public',
  event: 'website.offer_declined',
  summary: 'Decline an offered website with the token of the mailed link',
  query: byToken,
  response: Acknowledgement,
});
