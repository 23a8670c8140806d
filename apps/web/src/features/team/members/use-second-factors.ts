import { listSecondFactors } from '@evenway/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useSession } from '../../../platform/session/session-context.ts';

/** Which members have a second factor. For admins; null for everyone else, and while unknown. */
export function useSecondFactors(): ReadonlySet<string> | null {
  const { role } = useSession();
  const { data } = useQuery({
    queryKey: queryKeyOf(listSecondFactors, {}),
    queryFn: ({ signal }) => call(listSecondFactors, {}, { signal }),
    enabled: role === 'ORG_ADMIN',
    select: (ids) => new Set(ids),
  });
  return role === 'ORG_ADMIN' && data ? data : null;
}
