import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Scrolls into view by itself, because it is below long content. */
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
