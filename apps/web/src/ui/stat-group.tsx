import type { ReactNode } from 'react';

export function StatGroup({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-8 gap-y-6">{children}</dl>;
}
