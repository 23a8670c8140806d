import { confirmCheckout, type Website } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { invalidateCalls } from '../../../platform/api/invalidate-calls.ts';

const POLLS = 6;
const POLL_MS = 2_000;

export type CheckoutConfirmation =
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** `late`: paid for, and the list still does not show it. */
  | { readonly phase: 'waiting' | 'active' | 'late'; readonly website: Website };

/** Asks how the checkout ended and reads the list again until the website is active there. */
export function useCheckoutConfirmation(sessionId: string, list: readonly Website[] | null) {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [website, setWebsite] = useState<Website | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [polls, setPolls] = useState(0);
  const isActive = list?.some(({ id, status }) => id === website?.id && status === 'ACTIVE') ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew.
  useEffect(() => {
    let isCurrent = true;
    confirmOnce(sessionId).then(
      (confirmed) => {
        if (!isCurrent) return;
        setWebsite(confirmed);
        void invalidateCalls(queryClient, WEBSITE_CALLS);
      },
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [sessionId, attempt, queryClient]);

  const isWaiting = website !== null && !isActive && polls < POLLS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each poll sets the clock for the next.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      void invalidateCalls(queryClient, WEBSITE_CALLS);
      setPolls((count) => count + 1);
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, polls, queryClient]);

  const retry = () => {
    setError(null);
    setAttempt((count) => count + 1);
  };
  return { confirmation: describe(), retry };

  function describe(): CheckoutConfirmation {
    if (website) return { phase: isActive ? 'active' : isWaiting ? 'waiting' : 'late', website };
    return error === null ? { phase: 'asking' } : { phase: 'failed', error };
  }
}

const asked = new Map<string, Promise<Website>>();

/** One question per checkout, however often the screen that asks is built. After a failure it may be asked again. */
function confirmOnce(sessionId: string): Promise<Website> {
  const earlier = asked.get(sessionId);
  if (earlier) return earlier;
  const answer = call(confirmCheckout, { body: { sessionId } });
  asked.set(sessionId, answer);
  answer.catch(() => asked.delete(sessionId));
  return answer;
}
