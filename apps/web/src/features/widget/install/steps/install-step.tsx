import type { ReactNode } from 'react';

interface InstallStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function InstallStep({ number, title, children }: InstallStepProps) {
  return (
    <li className="group grid gap-x-6 gap-y-3 sm:grid-cols-[2.75rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="hidden flex-col items-center gap-2 sm:flex">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-line-strong font-semibold text-lg tabular-nums">
          {number}
        </span>
        {/* The line between two steps. */}
        <span className="w-2 flex-1 border-line border-x-2 group-last:hidden" />
      </span>
      <div className="flex min-w-0 flex-col gap-5 pb-12">
        <h2 className="text-xl sm:pt-2">
          <span className="sm:sr-only">{number}. </span>
          {title}
        </h2>
        {children}
      </div>
    </li>
  );
}
