import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { usageTexts } from './usage-texts.ts';

/** A number, then rows of bars. */
export function UsageSkeleton() {
  const t = useTexts(usageTexts);
  return (
    <div className="flex flex-col gap-8">
      <div className="text-3xl">
        <Skeleton shape="line" width="w-48" label={t.loading} />
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {['w-full', 'w-5/6'].map((width) => (
          <div key={width} className="flex flex-col gap-2">
            <Skeleton shape="line" width={width} />
            <Skeleton shape="line" width="w-2/3" />
            <Skeleton shape="line" width="w-3/4" />
            <Skeleton shape="line" width="w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
