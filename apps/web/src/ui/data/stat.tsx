import { Skeleton } from '../loading/skeleton.tsx';
import { useText } from '../texts.ts';

interface StatProps {
  label: string;
  /** Null when it could not be loaded. */
  value: string | number | null;
  isLoading?: boolean | undefined;
  hint?: string | undefined;
}

/** One counter. Put several into a StatGroup: they are one description list. */
export function Stat({ label, value, isLoading, hint }: StatProps) {
  const text = useText();
  return (
    <div className="flex flex-col gap-1 border-line border-t-2 pt-3">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-3xl font-semibold">
        {isLoading ? <Skeleton shape="line" width="w-14" label={text.loading} /> : (value ?? <Unknown />)}
      </dd>
      {hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
    </div>
  );
}

function Unknown() {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.unknown}</span>
    </>
  );
}
