import type { Call } from '@evenway/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Has the answers of these calls read again: at once where they are shown, at the next look elsewhere. */
export async function invalidateCalls(queryClient: QueryClient, calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ method, path }) => queryClient.invalidateQueries({ queryKey: [method, path] })));
}
