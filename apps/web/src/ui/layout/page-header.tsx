import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The heading takes focus after a navigation, so that a screen reader starts there. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {subtitle && <p className="mt-2 max-w-measure text-ink-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
