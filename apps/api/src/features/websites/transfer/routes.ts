import { mailboxOf } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { RecordChange } from '../../../platform/audit/record.ts';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chooseOrganization } from '../../users/membership-repository.ts';
import { findUserByEmail } from '../../users/user-repository.ts';
import type { WebsiteBilling } from '../website-billing.ts';
import { findWebsite, paidUntilOf, requireWebsite, websiteTarget } from '../website-repository.ts';
import { declineOffer, type Offer, offerTransfer } from './offer-transfer.ts';
import { acceptOffer, closeOffer, findOffer, replaceOffer } from './transfer-repository.ts';
import { type Transferred, transferWebsite } from './transfer-website.ts';

export function transferRoutes(platform: Platform, billing: WebsiteBilling): Implementation[] {
  const { database, keys, limits: rateLimits } = platform;
  const openOffer = async (db: Queryable, secret: string): Promise<Offer> => {
    const offer = await findOffer(db, secret);
    if (!offer) throw new AppError('transfer_invalid');
    return offer;
  };
  /** Both organizations see it, each in its own trail. */
  const recordBoth =
    (record: RecordChange) =>
    async (tx: Transaction, { website, from, to }: Transferred) => {
      const target = websiteTarget(website);
      await record(tx, { organizationId: from.id, target, details: { to: to.name } });
      await record(tx, { organizationId: to.id, target, details: { from: from.name } });
    };

  return [
    implement(endpoints.offerTransfer, async ({ session, input: { params, body }, language, record }) => {
      await rateLimits.consume(limits.transferPerOrganization, session.orgId);
      await rateLimits.consume(limits.invitePerEmail, hashSecret(mailboxOf(body.email)));
      return database.transaction(async (tx) => {
        const offered = { websiteId: params.id, email: body.email, language };
        const { offer, website } = await offerTransfer(tx, keys, session, offered);
        await record(tx, { target: websiteTarget(website), details: { email: body.email } });
        return offer;
      });
    }),
    implement(endpoints.withdrawTransfer, async ({ session, input: { params }, record }) => {
      await database.transaction(async (tx) => {
        const website = await findWebsite(tx, session.orgId, params.id);
        if (!website || !(await closeOffer(tx, session.orgId, website.id))) throw new AppError('transfer_gone');
        await record(tx, { target: websiteTarget(website) });
      });
      return { message: 'The offer is withdrawn.' };
    }),
    implement(endpoints.moveWebsite, async ({ session, input: { params, body }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.id);
      const offer = {
        websiteId: website.id,
        fromOrganizationId: session.orgId,
        email: session.email,
        offeredBy: session.userId,
      };
      const claim = async (tx: Transaction) => {
        const { id } = await replaceOffer(tx, keys.link, offer);
        if (!(await acceptOffer(tx, id))) throw new AppError('forbidden');
        return id;
      };
      const request = { website, organizationId: body.organizationId };
      return (await transferWebsite(platform, billing, session, request, claim, recordBoth(record))).to;
    }),
    implement(endpoints.getTransfer, async ({ input: { query }, request }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const { transfer, website, organizationName, offeredBy } = await openOffer(database, query.token);
      const paidUntil = paidUntilOf(website);
      const owner = await findUserByEmail(database, transfer.email);
      return {
        domain: website.domain,
        email: transfer.email,
        organizationName,
        offeredBy,
        expiresAt: transfer.expiresAt.toISOString(),
        paidUntil: paidUntil?.toISOString() ?? null,
        plan: paidUntil && website.subscriptionName,
        hasAccount: Boolean(owner?.emailVerifiedAt),
      };
    }),
    implement(endpoints.acceptTransfer, async ({ session, input: { query, body }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      const { website, transfer } = await openOffer(database, query.token);
      if (transfer.email !== session.email) throw new AppError('transfer_for_another_email');
      const claim = async (tx: Transaction) => {
        if (!(await acceptOffer(tx, transfer.id))) throw new AppError('transfer_invalid');
        return transfer.id;
      };
      const done = async (tx: Transaction, transferred: Transferred) => {
        await chooseOrganization(tx, session, transferred.to.id);
        await recordBoth(record)(tx, transferred);
      };
      const asked = { website, organizationId: body.organizationId };
      return (await transferWebsite(platform, billing, session, asked, claim, done)).to;
    }),
    implement(endpoints.declineTransfer, async ({ input: { query }, request, record }) => {
      await rateLimits.consumePerClient(limits.linkPerClient, request.ip);
      await database.transaction(async (tx) => {
        const { transfer, website } = await declineOffer(tx, query.token);
        const actor = { kind: 'contact', id: null, label: transfer.email } as const;
        await record(tx, { organizationId: transfer.fromOrganizationId, actor, target: websiteTarget(website) });
      });
      return { message: 'The offer is declined.' };
    }),
  ];
}
