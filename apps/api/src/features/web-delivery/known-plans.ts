import type { Plan } from '@evenway/contract';
import type { FastifyBaseLogger } from 'fastify';

const FRESH_MS = 60_000;

/**
 * The plans as last known. Never waits: a page is not delayed by the payment provider, and its response is used for the
 * next visitor.
 */
export function createKnownPlans(listPlans: () => Promise<Plan[]>, log: FastifyBaseLogger): () => Plan[] | null {
  let known: Plan[] | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  const ask = async () => {
    isAsking = true;
    try {
      const plans = await listPlans();
      if (plans.length > 0) known = plans;
      askedAt = plans.length > 0 ? Date.now() : askedAt;
    } catch (error) {
      log.warn({ err: error }, 'the public site shows no newer prices: the plans could not be read');
    } finally {
      isAsking = false;
    }
  };

  return () => {
    if (!isAsking && Date.now() - askedAt >= FRESH_MS) void ask();
    return known;
  };
}
