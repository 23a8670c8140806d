import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import { AppError } from '../../platform/errors/app-error.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimEvent } from './billing-repository.ts';
import { SYNC_SUBSCRIPTION_TASK } from './tasks.ts';

export const PAYMENT_EVENTS_PATH = '/api/webhooks/stripe';

/** How far the clocks may differ, in seconds, in either direction. */
const TOLERANCE = 300;

/**
 * Takes events of the payment provider. An event only says "look again": its id is claimed and a job added in one
 * transaction, and the job reads the subscription itself. Anything that fails answers 5xx, so that the event comes again.
 */
export function paymentEventRoutes({ database, payments, settings, log }: Platform): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the bytes as they came.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(PAYMENT_EVENTS_PATH, { bodyLimit: 1024 * 1024 }, async (request, reply) => {
      const event = verify(
        payments,
        request.body,
        request.headers['stripe-signature'],
        settings.payments.webhookSecret,
      );
      const subscriptionId = subscriptionOf(event);
      await database.transaction(async (tx) => {
        const isNew = await claimEvent(tx, event.id, event.type);
        if (!isNew || !subscriptionId) return;
        await addJob(tx, SYNC_SUBSCRIPTION_TASK, { subscriptionId }, { once: `sync:${subscriptionId}` });
      });
      log.info({ eventId: event.id, type: event.type }, 'payment event taken');
      return reply.send({ received: true });
    });
  };
}

function verify(payments: Stripe, body: unknown, signature: unknown, secret: string): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string' || secret === '') throw new AppError('invalid_request');
  // The library refuses old signatures; one from the future would stay good for longer than it should.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE)) throw new AppError('invalid_request');
  try {
    return payments.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  } catch (error) {
    throw new AppError('invalid_request', { cause: error });
  }
}

/** Only the id is taken from the event; everything else is asked for anew. */
function subscriptionOf(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.')) return (event.data.object as Stripe.Subscription).id;
  if (event.type === 'checkout.session.completed') return idOf(event.data.object.subscription);
  if (event.type.startsWith('invoice.')) {
    return idOf((event.data.object as Stripe.Invoice).parent?.subscription_details?.subscription ?? null);
  }
  return null;
}

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
