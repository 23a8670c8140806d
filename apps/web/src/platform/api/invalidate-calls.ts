import type { Call } from '@evenway/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Reloads the results of these calls: at once where they are shown, otherwise when next needed. */
export async function invalidateCalls(queryClient: QueryClient, calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ method, path }) => queryClient.invalidateQueries({ queryKey: [method, path] })));
}
