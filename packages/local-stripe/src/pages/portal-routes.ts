import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import { attachCard } from '../billing/cards/attach-card.ts';
import { findCustomer, findInvoice, findSubscription } from '../billing/find-records.ts';
import { collectInvoice } from '../billing/invoices/collect-invoice.ts';
import { saveCustomer, saveSubscription } from '../billing/save-records.ts';
import type { SubscriptionChange } from '../billing/subscriptions/subscription-change.ts';
import { updateSubscription } from '../billing/subscriptions/update-subscription.ts';
import type { Engine } from '../engine.ts';
import type { Work } from '../work.ts';
import type { TypedFields } from './card-fields.ts';
import { renderHostedNotice } from './hosted-layout.ts';
import { renderPortal } from './portal-page.ts';
import { type CardProblem, isProblem, readCard } from './read-card.ts';
import { readTyped } from './read-typed.ts';

/** Does it for this customer, or returns what is wrong. */
type PortalAction = (work: Work, customerId: string, typed: TypedFields) => CardProblem | undefined;

/** For everything of the customer: a card on a single subscription would override it. */
const changeCard: PortalAction = (work, customerId, typed) => {
  const card = readCard(typed);
  if (isProblem(card)) return card;
  const customer = findCustomer(work, customerId);
  const method = attachCard(work, customer, card);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  saveCustomer(work, { ...customer, invoice_settings: settings });
  for (const subscription of work.transaction.all('subscription')) {
    if (subscription.customer !== customerId || subscription.ended_at !== null) continue;
    saveSubscription(work, { ...subscription, default_payment_method: method.id });
  }
  return undefined;
};

/** As a date and not as `cancel_at_period_end`, like the portal with flexible billing. */
const planEnd: PortalAction = (work, customerId, typed) =>
  change(work, customerId, typed.subscription, { cancelAt: 'min_period_end' });

const undoEnd: PortalAction = (work, customerId, typed) =>
  change(work, customerId, typed.subscription, { cancelAt: null });

const payOpenInvoice: PortalAction = (work, customerId, typed) => {
  const invoice = findInvoice(work, typed.invoice ?? '');
  if (invoice.customer !== customerId || invoice.status !== 'open') return undefined;
  const { status } = collectInvoice(work, invoice, { retry: false, isPayerThere: true });
  return status === 'paid' ? undefined : { field: 'number', message: 'Your card was declined.' };
};

function change(work: Work, customerId: string, id: string | undefined, wanted: SubscriptionChange): undefined {
  const subscription = findSubscription(work, id ?? '');
  if (subscription.customer === customerId && subscription.ended_at === null) {
    updateSubscription(work, subscription, wanted);
  }
  return undefined;
}

const ACTIONS: Record<string, PortalAction> = {
  card: changeCard,
  cancel: planEnd,
  resume: undoEnd,
  pay: payOpenInvoice,
};

export function createPortalRoutes(engine: Engine): FastifyPluginAsync {
  const show = (reply: FastifyReply, id: string, typed: TypedFields = {}, problem?: CardProblem) =>
    engine.look((work) => {
      const session = work.transaction.find('portal_session', id);
      const customer = session && work.transaction.find('customer', session.customer);
      if (!session || !customer) {
        return sendPage(
          reply.code(404),
          renderHostedNotice('No such page', 'Open the billing page from the product again.'),
        );
      }
      return sendPage(problem ? reply.code(400) : reply, renderPortal({ work, session, customer, typed, problem }));
    });

  return async (app) => {
    app.get<{ Params: { id: string } }>('/p/session/:id', async ({ params }, reply) => show(reply, params.id));

    for (const [name, action] of Object.entries(ACTIONS)) {
      app.post<{ Params: { id: string }; Body: string }>(`/p/session/:id/${name}`, async ({ params, body }, reply) => {
        const typed = readTyped(body);
        const problem = await engine
          .act((work) => {
            const session = work.transaction.find('portal_session', params.id);
            return session && action(work, session.customer, typed);
          })
          .catch(toProblem);
        return problem ? show(reply, params.id, typed, problem) : reply.redirect(`/p/session/${params.id}`, 303);
      });
    }
  };
}

function toProblem(error: unknown): CardProblem {
  if (error instanceof ApiError) return { field: 'number', message: error.message };
  throw error;
}
