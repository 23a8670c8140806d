import { getWidgetUsage } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { UsageDetails } from './usage-details.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { usageTexts } from './usage-texts.ts';

export function UsageArea({ websiteId }: { websiteId: string }) {
  const t = useTexts(usageTexts);
  const usage = useCall(getWidgetUsage, { params: { websiteId } });
  return (
    <LoadedPart query={usage} failed={t.failed} skeleton={<UsageSkeleton />}>
      {(data) => <UsageDetails usage={data} />}
    </LoadedPart>
  );
}
