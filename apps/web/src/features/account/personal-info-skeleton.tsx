import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { texts } from './texts.ts';

/** Has the shape of the two forms, so that nothing below moves when they load. */
export function PersonalInfoSkeleton() {
  const t = useTexts(texts);
  return (
    <div className="flex max-w-xl flex-col gap-10">
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <FieldSkeleton label={t.loading} />
          <FieldSkeleton />
        </div>
        <FieldSkeleton hasHelp />
        <ButtonSkeleton />
      </div>
      <div className="flex flex-col gap-6">
        <FieldSkeleton hasHelp />
        <ButtonSkeleton />
      </div>
    </div>
  );
}

function FieldSkeleton({ label, hasHelp }: { label?: string; hasHelp?: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton shape="line" width="w-24" label={label} />
      {hasHelp && (
        <span className="text-sm">
          <Skeleton shape="line" width="w-64 max-w-full" />
        </span>
      )}
      <span aria-hidden="true" className="h-11 motion-wait rounded-control bg-surface-hover" />
    </div>
  );
}

const ButtonSkeleton = () => (
  <span aria-hidden="true" className="h-11 w-36 motion-wait rounded-control bg-surface-hover" />
);
