import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Stands below long contents, so it comes into view by itself. */
export function FailureBanner({ problem, action }: { problem: string | null; action?: ReactNode }) {
  if (problem === null) return null;
  return (
    <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      <Banner tone="error" live action={action}>
        {problem}
      </Banner>
    </div>
  );
}
