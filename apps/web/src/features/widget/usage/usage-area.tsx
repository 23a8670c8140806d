import { getWidgetUsage } from '@evenway/contract';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { withArea } from '../website-address.ts';
import { UsageDetails } from './usage-details.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { usageTexts } from './usage-texts.ts';

export function UsageArea({ websiteId }: { websiteId: string }) {
  const t = useTexts(usageTexts);
  const [address] = useSearchParams();
  const usage = useCall(getWidgetUsage, { params: { websiteId } });
  return (
    <LoadedPart query={usage} failed={t.failed} skeleton={<UsageSkeleton />}>
      {(data) => <UsageDetails usage={data} installAddress={`?${withArea(address, 'install')}`} />}
    </LoadedPart>
  );
}
