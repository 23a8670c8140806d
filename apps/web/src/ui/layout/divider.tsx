import type { ReactNode } from 'react';

/** Two level lines with an optional word between them. */
export function Divider({ children }: { children?: ReactNode }) {
  const bars = <span aria-hidden="true" className="h-[5px] flex-1 border-line border-y" />;
  return (
    <div className="flex items-center gap-4 text-sm text-ink-muted">
      {bars}
      {children && (
        <>
          <span>{children}</span>
          {bars}
        </>
      )}
    </div>
  );
}
