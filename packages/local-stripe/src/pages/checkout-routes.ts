import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import { completeSession } from '../billing/checkout/complete-session.ts';
import type { Engine } from '../engine.ts';
import type { CheckoutSession } from '../store/records.ts';
import type { Deliverer } from '../webhooks/deliverer.ts';
import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';
import type { TypedFields } from './card-fields.ts';
import { renderCheckout } from './checkout-page.ts';
import { renderHostedNotice } from './hosted-layout.ts';
import { type CardProblem, isProblem, readCard } from './read-card.ts';
import { readTyped } from './read-typed.ts';

/** People are redirected when the product has responded to the event, or after as long as the provider waits. */
const WAIT_MS = 10_000;

type Params = { Params: { id: string }; Body: string };

export function createCheckoutRoutes(engine: Engine, deliverer: Deliverer): FastifyPluginAsync {
  const show = (reply: FastifyReply, id: string, typed: TypedFields = {}, problem?: CardProblem) =>
    engine.look((work) => {
      const session = work.transaction.find('checkout_session', id);
      const order = work.transaction.find('checkout_order', id);
      if (!session || !order)
        return sendPage(
          reply.code(404),
          renderHostedNotice('No such checkout', 'Go back to the product and start again.'),
        );
      if (session.status !== 'open') return sendPage(reply, renderClosed(session));
      return sendPage(problem ? reply.code(402) : reply, renderCheckout({ work, session, order, typed, problem }));
    });

  return async (app) => {
    app.get<Params>('/c/pay/:id', async ({ params }, reply) => show(reply, params.id));

    app.post<Params>('/c/pay/:id', async ({ params, body }, reply) => {
      const typed = readTyped(body);
      const paid = await engine.act((work) => pay(work, params.id, typed)).catch(toProblem);
      if (paid === undefined) return show(reply, params.id);
      if ('field' in paid) return show(reply, params.id, typed, paid);
      if (paid.event) await deliverer.settled(paid.event, WAIT_MS);
      return reply.redirect(paid.url, 303);
    });
  };
}

/**
 * Undefined if there is no such session or it has expired. A second press on the button leads where the first one does.
 */
function pay(work: Work, id: string, typed: TypedFields) {
  const session = work.transaction.find('checkout_session', id);
  if (session?.status === 'complete') return { url: successUrl(session) };
  if (session?.status !== 'open') return undefined;
  const isCardless = session.payment_method_collection === 'if_required' && session.amount_total === 0;
  const card = isCardless ? null : readCard(typed);
  if (!session.customer && !/^[^\s@]+@[^\s@]+$/.test(typed.email ?? '')) {
    return { field: 'email', message: 'Enter an email address, such as ada@example.org.' } satisfies CardProblem;
  }
  if (card && isProblem(card)) return card;
  const event = completeSession(work, session, { email: typed.email ?? '', name: typed.name ?? '', card });
  const { delaySeconds, reorder, drop } = readSwitches(work.transaction);
  const isSentAtOnce = delaySeconds === 0 && !reorder && !drop;
  return { url: successUrl(session), ...(isSentAtOnce && { event: event.id }) };
}

function toProblem(error: unknown): CardProblem {
  if (error instanceof ApiError && error.type === 'card_error') return { field: 'number', message: error.message };
  throw error;
}

function renderClosed(session: CheckoutSession): string {
  if (session.status === 'expired') {
    const link = session.cancel_url ? { url: session.cancel_url, label: 'Go back' } : undefined;
    return renderHostedNotice('This checkout has expired', 'Nothing was charged. Go back and start again.', link);
  }
  const link = { url: successUrl(session), label: 'Continue' };
  return renderHostedNotice('You are all done here', 'This checkout is already complete.', link);
}

function successUrl({ id, success_url: url }: CheckoutSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
