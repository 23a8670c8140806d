import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimEvent } from '../billing-repository.ts';
import { jobsOf } from './jobs-of-event.ts';
import { PaymentEvent } from './payment-event.ts';

export const PAYMENT_EVENTS_PATH = '/api/webhooks/stripe';

/** The maximum clock difference in seconds, in either direction. */
const TOLERANCE = 300;

/**
 * Receives events of the payment provider. An event only says "look again": its id is claimed and a job added in one
 * transaction, and the job reads the subscription itself. Every failure responds with 5xx, so that the event is sent
 * again.
 */
export function paymentEventRoutes({ database, payments, settings, log }: Platform): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(PAYMENT_EVENTS_PATH, { bodyLimit: 1024 * 1024 }, async (request, reply) => {
      const { event, jobs } = read(
        payments,
        request.body,
        request.headers['stripe-signature'],
        settings.payments.webhookSecret,
      );
      await database.transaction(async (tx) => {
        const isNew = await claimEvent(tx, event.id, event.type);
        if (!isNew) return;
        for (const { task, payload, once } of jobs) await addJob(tx, task, payload, { once });
      });
      log.info({ eventId: event.id, type: event.type }, 'payment event received');
      return reply.send({ received: true });
    });
  };
}

/** Refuses what the provider did not sign just now, and malformed events. */
function read(payments: Stripe, body: unknown, signature: unknown, secret: string) {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string' || secret === '') throw new AppError('invalid_request');
  // The library refuses old signatures; one from the future would be valid for too long.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE)) throw new AppError('invalid_request');
  try {
    const event = PaymentEvent.parse(payments.webhooks.constructEvent(body, signature, secret, TOLERANCE));
    return { event, jobs: jobsOf(event) };
  } catch (error) {
    throw new AppError('invalid_request', { cause: error });
  }
}
