import type { ReactNode } from 'react';

export function StatGroup({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-6">{children}</dl>;
}
