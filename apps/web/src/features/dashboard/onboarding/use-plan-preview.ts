import { previewPlanChange } from '@evenway/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** What the change would cost; not requested without a price, or while the change is being made. */
export function usePlanPreview(websiteId: string, newPriceId: string | null, isChanging: boolean) {
  return useQuery({
    queryKey: [previewPlanChange.method, previewPlanChange.path, websiteId, newPriceId],
    queryFn: ({ signal }) =>
      call(previewPlanChange, { query: { websiteId, newPriceId: newPriceId ?? '' } }, { signal }),
    enabled: newPriceId !== null && !isChanging,
    // What is shown will be charged, so it is calculated again each time.
    staleTime: 0,
  });
}
