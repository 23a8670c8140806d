import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a change fails at once and says so, instead of waiting in silence.
      mutations: { networkMode: 'always' },
      queries: { staleTime: 30_000, retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) },
    },
  });
}

/** A refusal stays a refusal; only a server that is away or a broken connection may do better next time. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}
