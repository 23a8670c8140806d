import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

// Before the next paint: by default components learn of a start in a later task, and a switch that shows what was
// chosen would jump back until then.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a change fails at once and says so, instead of waiting silently.
      mutations: { networkMode: 'always' },
      queries: { staleTime: 30_000, retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) },
    },
  });
}

/** A refusal is final; only retry if the server is down or the connection broke. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}
