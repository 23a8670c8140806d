import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line that opens what only some people need. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/disclosure">
      <summary className="flex min-h-11 items-center gap-2 rounded-xs py-3 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted group-open/disclosure:rotate-90 motion-safe:transition-transform motion-safe:duration-150"
        />
        {title}
      </summary>
      <div className="flex flex-col items-start gap-4 pb-5 *:max-w-full sm:ps-7">{children}</div>
    </details>
  );
}
