import type { ReactNode } from 'react';

/** For what is announced but not available: dashed, like everything on this page that does not exist yet. */
export function SoonBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-control border border-line-strong border-dashed px-2 font-semibold text-ink-muted text-sm">
      {children}
    </span>
  );
}
