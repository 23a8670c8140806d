import { getTrialOffer } from '@evenway/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** Whether a subscription for the domain begins with the free trial; null while it is not known. */
export function useTrialOffer(domain: string): boolean | null {
  const { data } = useQuery({
    queryKey: [getTrialOffer.method, getTrialOffer.path, domain],
    queryFn: ({ signal }) => call(getTrialOffer, { query: { domain } }, { signal }),
    enabled: domain !== '',
  });
  return data?.isAvailable ?? null;
}
