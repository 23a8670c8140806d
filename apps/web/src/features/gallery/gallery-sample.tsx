import type { ReactNode } from 'react';

/** One named state of a component. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-sm text-ink-muted">{name}</p>
      <div className="w-full">{children}</div>
    </div>
  );
}

export function Samples({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-10 gap-y-8">{children}</div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
