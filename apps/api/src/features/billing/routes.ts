import { normalizeDomain, paths } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { registerWebsite, requireWebsite, toWebsite } from '../websites/website-repository.ts';
import { findCustomer, hadTrial } from './billing-repository.ts';
import { confirmCheckout } from './checkout/confirm-checkout.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { listInvoices, upcomingInvoice } from './invoices/invoices.ts';
import { payInvoices } from './invoices/pay-invoices.ts';
import { paymentCard } from './invoices/payment-card.ts';
import { changePlan } from './plans/change-plan.ts';
import { sellablePlan } from './plans/plan-change.ts';
import type { Plans } from './plans/plans.ts';
import { previewPlanChange } from './plans/preview-plan-change.ts';
import { cancelSubscription, resumeSubscription } from './subscriptions/cancel-subscription.ts';

/** From a domain to a paid subscription, and every way out of it. Aliases share one implementation each. */
export function billingRoutes(platform: Platform, plans: Plans): Implementation[] {
  const { database } = platform;

  const ownWebsite = ({ orgId }: MemberSession, id: string) => requireWebsite(database, orgId, id);
  const cancel = async (session: MemberSession, id: string) =>
    toWebsite(await cancelSubscription(platform, plans, await ownWebsite(session, id)));
  const resume = async (session: MemberSession, id: string) =>
    toWebsite(await resumeSubscription(platform, plans, await ownWebsite(session, id)));
  const portal = async ({ orgId }: MemberSession) => {
    const customer = await findCustomer(database, orgId);
    if (!customer) throw new AppError('billing_not_started');
    const return_url = `${platform.settings.WEB_URL}${paths.billing}`;
    const { url } = await askPayments(() => platform.payments.billingPortal.sessions.create({ customer, return_url }));
    return { url };
  };

  return [
    implement(endpoints.listPrices, () => plans.list()),
    implement(endpoints.createCheckoutSession, async ({ session, input: { body } }) => {
      const plan = await sellablePlan(plans, body.priceId);
      const { website } = await registerWebsite(database, session.orgId, body.domain);
      return { url: await openCheckout(platform, plans, website, plan.id) };
    }),
    implement(endpoints.confirmCheckout, async ({ session, input: { body } }) =>
      toWebsite(await confirmCheckout(platform, plans, session.orgId, body.sessionId)),
    ),
    implement(endpoints.previewPlanChange, async ({ session, input: { query } }) =>
      previewPlanChange(platform, plans, await ownWebsite(session, query.websiteId), query.newPriceId),
    ),
    implement(endpoints.changePlan, async ({ session, input: { body } }) => {
      const website = await ownWebsite(session, body.websiteId);
      const request = { priceId: body.newPriceId, prorationDate: body.prorationDate };
      return toWebsite(await changePlan(platform, plans, website, request));
    }),
    implement(endpoints.cancelSubscription, ({ session, input: { query } }) => cancel(session, query.websiteId)),
    implement(endpoints.cancelWebsite, ({ session, input: { params } }) => cancel(session, params.id)),
    implement(endpoints.resumeSubscription, ({ session, input: { query } }) => resume(session, query.websiteId)),
    implement(endpoints.resumeWebsite, ({ session, input: { params } }) => resume(session, params.id)),
    implement(endpoints.listInvoices, async ({ session, input: { query } }) =>
      listInvoices(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.getUpcomingInvoice, async ({ session, input: { query } }) =>
      upcomingInvoice(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.payInvoices, async ({ session, input: { query } }) =>
      toWebsite(await payInvoices(platform, plans, await ownWebsite(session, query.websiteId))),
    ),
    implement(endpoints.getPaymentCard, async ({ session, input: { query } }) =>
      paymentCard(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(endpoints.getTrialOffer, async ({ session, input: { query } }) => {
      const domain = normalizeDomain(query.domain);
      if (!domain) throw new AppError('invalid_domain');
      return { isAvailable: !(await hadTrial(database, session.orgId, domain)) };
    }),
    implement(endpoints.createPortalSession, ({ session }) => portal(session)),
    implement(endpoints.getCustomerPortal, ({ session }) => portal(session)),
  ];
}
