import { Banner } from '../../../ui/banner.tsx';

/** Stands below long contents, so it comes into view by itself. */
export function FailureBanner({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      <Banner tone="error" live>
        {problem}
      </Banner>
    </div>
  );
}
