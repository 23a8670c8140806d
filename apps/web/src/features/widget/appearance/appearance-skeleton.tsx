import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { formTexts } from './form-texts.ts';

/** Fields on one side and the preview on the other, as in the final layout. */
export function AppearanceSkeleton() {
  const t = useTexts(formTexts);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <Skeleton shape="line" width="w-40" label={t.loading} />
        <Skeleton shape="block" />
        <span aria-hidden="true" className="motion-wait h-11 w-56 rounded-control bg-surface-hover" />
        <span aria-hidden="true" className="motion-wait h-11 w-56 rounded-control bg-surface-hover" />
      </div>
      <span aria-hidden="true" className="motion-wait h-96 rounded-panel bg-surface-hover" />
    </div>
  );
}
