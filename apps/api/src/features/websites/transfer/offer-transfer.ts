import type { Language, WebsiteOffer } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { findUser } from '../../users/user-repository.ts';
import { lockWebsite, requireNotSuspended, type WebsiteRow } from '../website-repository.ts';
import { OFFER_DECLINED_MAIL } from './mails/offer-declined.ts';
import { TRANSFER_OFFER_MAIL } from './mails/transfer-offer.ts';
import { declineOffer as closeDeclined, findOffer, replaceOffer } from './transfer-repository.ts';

/** Offers a website to the owner of an address. Does not reveal whether the address has an account. */
export async function offerTransfer(
  tx: Transaction,
  keys: Keys,
  admin: MemberSession,
  { websiteId, email, language }: { websiteId: string; email: string; language: Language },
): Promise<{ offer: WebsiteOffer; website: WebsiteRow }> {
  const website = await lockWebsite(tx, admin.orgId, websiteId);
  if (!website) throw new AppError('website_gone');
  requireNotSuspended(website);
  if (website.status === 'NOT_PAID') throw new AppError('transfer_unpaid');
  const { id, expiresAt } = await replaceOffer(tx, keys.link, {
    websiteId,
    fromOrganizationId: admin.orgId,
    email,
    offeredBy: admin.userId,
  });
  const params = { transferId: id, domain: website.domain };
  await enqueueMail(tx, { recipient: email, template: TRANSFER_OFFER_MAIL, language, params });
  return { offer: { email, expiresAt: expiresAt.toISOString() }, website };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Declines for the owner of the address, who needs no account, and notifies the person who offered. */
export async function declineOffer(tx: Transaction, secret: string): Promise<Offer> {
  const offer = await findOffer(tx, secret);
  if (!offer || !(await closeDeclined(tx, offer.transfer.id))) throw new AppError('transfer_invalid');
  const sender = await findUser(tx, offer.transfer.offeredBy);
  if (sender)
    await enqueueMail(tx, {
      recipient: sender.email,
      template: OFFER_DECLINED_MAIL,
      language: sender.language,
      params: { domain: offer.website.domain, recipient: offer.transfer.email },
    });
  return offer;
}
