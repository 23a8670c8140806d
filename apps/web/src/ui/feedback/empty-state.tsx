import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
}

export function EmptyState({ title, children, action, picture, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-start gap-3 rounded-panel border border-transparent bg-surface-sunken px-6 py-8 sm:p-10">
      {picture && <div className="mb-2 w-32 max-w-full text-brand">{picture}</div>}
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="max-w-measure text-ink-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
