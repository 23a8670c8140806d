import type { Plan } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createKnownPlans } from './known-plans.ts';

const plan: Plan = { id: 'price_1', name: 'Starter', amount: 25, yearly: false, description: '' };
const log = { warn: vi.fn() } as unknown as FastifyBaseLogger;

describe('the plans on the public site', () => {
  it('are those of the last answer, and nobody waits for one', async () => {
    let answer: (plans: Plan[]) => void = () => undefined;
    const known = createKnownPlans(() => new Promise((resolve) => (answer = resolve)), log);
    expect(known()).toBeNull();
    answer([plan]);
    expect(await waitFor(async () => known() ?? undefined, 'the plans')).toEqual([plan]);
  });

  it('are asked for again after a failure and after an empty answer', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve([]), Promise.resolve([plan])];
    const listPlans = vi.fn(() => answers[listPlans.mock.calls.length - 1] ?? Promise.resolve([plan]));
    const known = createKnownPlans(listPlans, log);
    expect(await waitFor(async () => known() ?? undefined, 'the plans')).toEqual([plan]);
    expect(listPlans).toHaveBeenCalledTimes(3);
    known();
    expect(listPlans).toHaveBeenCalledTimes(3);
  });
});
