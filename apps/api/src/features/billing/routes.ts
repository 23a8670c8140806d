import {
  cancelSubscription as cancelSubscriptionCall,
  cancelWebsite,
  changePlan as changePlanCall,
  confirmCheckout as confirmCheckoutCall,
  createCheckoutSession,
  createPortalSession,
  deleteWebsite as deleteWebsiteCall,
  getCustomerPortal,
  getPaymentCard,
  getTrialOffer,
  getUpcomingInvoice,
  listInvoices as listInvoicesCall,
  listPrices,
  normalizeDomain,
  onboardWebsite,
  paths,
  payInvoices as payInvoicesCall,
  previewPlanChange as previewPlanChangeCall,
  resumeSubscription as resumeSubscriptionCall,
  resumeWebsite,
} from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { requireWebsite, toWebsite } from '../websites/website-repository.ts';
import { findCustomer, hadTrial } from './billing-repository.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { changePlan } from './change-plan.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { deleteWebsite } from './delete-website.ts';
import { listInvoices, upcomingInvoice } from './invoices.ts';
import { openCheckout } from './open-checkout.ts';
import { payInvoices } from './pay-invoices.ts';
import { paymentCard } from './payment-card.ts';
import { sellablePlan } from './plan-change.ts';
import type { Plans } from './plans.ts';
import { previewPlanChange } from './preview-plan-change.ts';
import { registerWebsite } from './register-website.ts';

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
    implement(listPrices, () => plans.list()),
    implement(onboardWebsite, async ({ session, input: { body } }) => {
      if (body.organizationId !== session.orgId) throw new AppError('not_found');
      await sellablePlan(plans, body.priceId);
      const { website, isNew } = await registerWebsite(database, session.orgId, body.domain);
      if (!isNew) throw new AppError('website_exists');
      return toWebsite(website);
    }),
    implement(createCheckoutSession, async ({ session, input: { body } }) => {
      const plan = await sellablePlan(plans, body.priceId);
      const { website } = await registerWebsite(database, session.orgId, body.domain);
      return { url: await openCheckout(platform, plans, website, plan.id) };
    }),
    implement(confirmCheckoutCall, async ({ session, input: { body } }) =>
      toWebsite(await confirmCheckout(platform, plans, session.orgId, body.sessionId)),
    ),
    implement(previewPlanChangeCall, async ({ session, input: { query } }) =>
      previewPlanChange(platform, plans, await ownWebsite(session, query.websiteId), query.newPriceId),
    ),
    implement(changePlanCall, async ({ session, input: { body } }) => {
      const website = await ownWebsite(session, body.websiteId);
      const request = { priceId: body.newPriceId, prorationDate: body.prorationDate };
      return toWebsite(await changePlan(platform, plans, website, request));
    }),
    implement(cancelSubscriptionCall, ({ session, input: { query } }) => cancel(session, query.websiteId)),
    implement(cancelWebsite, ({ session, input: { params } }) => cancel(session, params.id)),
    implement(resumeSubscriptionCall, ({ session, input: { query } }) => resume(session, query.websiteId)),
    implement(resumeWebsite, ({ session, input: { params } }) => resume(session, params.id)),
    implement(deleteWebsiteCall, async ({ session, input: { params } }) => {
      await deleteWebsite(platform, plans, await ownWebsite(session, params.id));
      return 'The website is deleted.';
    }),
    implement(listInvoicesCall, async ({ session, input: { query } }) =>
      listInvoices(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(getUpcomingInvoice, async ({ session, input: { query } }) =>
      upcomingInvoice(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(payInvoicesCall, async ({ session, input: { query } }) =>
      toWebsite(await payInvoices(platform, plans, await ownWebsite(session, query.websiteId))),
    ),
    implement(getPaymentCard, async ({ session, input: { query } }) =>
      paymentCard(platform, await ownWebsite(session, query.websiteId)),
    ),
    implement(getTrialOffer, async ({ session, input: { query } }) => {
      const domain = normalizeDomain(query.domain);
      if (!domain) throw new AppError('invalid_domain');
      return { isAvailable: !(await hadTrial(database, session.orgId, domain)) };
    }),
    implement(createPortalSession, ({ session }) => portal(session)),
    implement(getCustomerPortal, ({ session }) => portal(session)),
  ];
}
