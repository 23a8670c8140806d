import type { ReactNode } from 'react';

export function SkipLink({ children, targetId }: { children: ReactNode; targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-70"
    >
      {children}
    </a>
  );
}
