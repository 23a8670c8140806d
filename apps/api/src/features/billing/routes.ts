import { normalizeDomain, paths } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { RecordChange } from '../../platform/audit/record.ts';
import type { AuditDetails } from '../../platform/database/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import {
  findWebsiteByDomain,
  isPrepaid,
  registerWebsite,
  requireWebsite,
  toWebsite,
  websiteTarget,
} from '../websites/website-repository.ts';
import { findCredit, findCustomer, hadTrial } from './billing-repository.ts';
import { confirmCheckout } from './checkout/finish-checkout.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { listInvoices, upcomingInvoice } from './invoices/invoices.ts';
import { payInvoices } from './invoices/pay-invoices.ts';
import { paymentCard } from './invoices/payment-card.ts';
import { changePlan, previewPlanChange } from './plans/change-plan.ts';
import { type Plans, sellablePlan } from './plans/plans.ts';
import { cancelSubscription, resumeSubscription } from './subscriptions/cancel-subscription.ts';

/** From a domain to a paid subscription, and every way out of it. Aliases share one implementation each. */
export function billingRoutes(platform: Platform, plans: Plans): Implementation[] {
  const { database } = platform;

  /** The subscription is at the provider: record a change as soon as the provider has responded. */
  const noteOf =
    (website: WebsiteRow, record: RecordChange, details: AuditDetails = {}) =>
    () =>
      record(database, { target: websiteTarget(website), details });
  const ownWebsite = ({ orgId }: MemberSession, id: string) => requireWebsite(database, orgId, id);
  const cancel = async (session: MemberSession, id: string, record: RecordChange) => {
    const website = await ownWebsite(session, id);
    return toWebsite(await cancelSubscription(platform, plans, website, noteOf(website, record)));
  };
  const resume = async (session: MemberSession, id: string, record: RecordChange) => {
    const website = await ownWebsite(session, id);
    return toWebsite(await resumeSubscription(platform, plans, website, noteOf(website, record)));
  };
  const portal = async ({ orgId }: MemberSession, record: RecordChange) => {
    const customer = await findCustomer(database, orgId);
    if (!customer) throw new AppError('billing_not_started');
    const return_url = `${platform.settings.WEB_URL}${paths.billing}`;
    const { url } = await askPayments(() => platform.payments.billingPortal.sessions.create({ customer, return_url }));
    await record(database);
    return { url };
  };

  return [
    implement(endpoints.listPrices, () => plans.list()),
    implement(endpoints.createCheckoutSession, async ({ session, input: { body }, record }) => {
      const register = (plan: string | null) =>
        database.transaction(async (tx) => {
          const { website, isNew } = await registerWebsite(tx, session.orgId, body.domain);
          await record(tx, { target: websiteTarget(website), details: { plan, isNew } });
          return website;
        });
      const plan = await sellablePlan(plans, body.priceId).catch(async (error) => {
        // If the provider is away, the website is kept all the same, as it is when a later request to it fails.
        if (error instanceof AppError && error.code === 'unavailable') await register(null);
        throw error;
      });
      return { url: await openCheckout(platform, plans, await register(plan.name), plan.id) };
    }),
    implement(endpoints.confirmCheckout, async ({ session, input: { body }, record }) =>
      toWebsite(await confirmCheckout(platform, plans, session.orgId, body.sessionId, record)),
    ),
    implement(endpoints.previewPlanChange, async ({ session, input: { query } }) =>
      previewPlanChange(platform, plans, await ownWebsite(session, query.websiteId), query.newPriceId),
    ),
    implement(endpoints.changePlan, async ({ session, input: { body }, record }) => {
      const website = await ownWebsite(session, body.websiteId);
      const request = { priceId: body.newPriceId, prorationDate: body.prorationDate };
      const plan = await plans.find(body.newPriceId);
      const note = noteOf(website, record, { plan: plan?.name ?? null, priceId: body.newPriceId });
      return toWebsite(await changePlan(platform, plans, website, request, note));
    }),
    implement(endpoints.cancelSubscription, ({ session, input: { query }, record }) =>
      cancel(session, query.websiteId, record),
    ),
    implement(endpoints.cancelWebsite, ({ session, input: { params }, record }) => cancel(session, params.id, record)),
    implement(endpoints.resumeSubscription, ({ session, input: { query }, record }) =>
      resume(session, query.websiteId, record),
    ),
    implement(endpoints.resumeWebsite, ({ session, input: { params }, record }) => resume(session, params.id, record)),
    implement(endpoints.listInvoices, async ({ session, input: { query } }) =>
      listInvoices(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.getUpcomingInvoice, async ({ session, input: { query } }) =>
      upcomingInvoice(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.getCredit, ({ session }) => findCredit(database, session.orgId)),
    implement(endpoints.payInvoices, async ({ session, input: { query }, record }) => {
      const website = await ownWebsite(session, query.websiteId);
      return toWebsite(await payInvoices(platform, plans, website, noteOf(website, record)));
    }),
    implement(endpoints.getPaymentCard, async ({ session, input: { query } }) =>
      paymentCard(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.getTrialOffer, async ({ session, input: { query } }) => {
      const domain = normalizeDomain(query.domain);
      if (!domain) throw new AppError('invalid_domain');
      const website = await findWebsiteByDomain(database, session.orgId, domain);
      const freeUntil = website && isPrepaid(website) ? (website.expiresAt?.toISOString() ?? null) : null;
      return { isAvailable: !freeUntil && !(await hadTrial(database, session.orgId, domain)), freeUntil };
    }),
    implement(endpoints.createPortalSession, ({ session, record }) => portal(session, record)),
    implement(endpoints.getCustomerPortal, ({ session, record }) => portal(session, record)),
  ];
}
