import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** For links to this place of the page. */
  id?: string | undefined;
  children: ReactNode;
}

export function Section({ title, description, actions, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="border-line border-t pt-8 pb-10 first:border-t-0 first:pt-0"
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl">
            {title}
          </h2>
          {description && <p className="mt-1.5 max-w-measure text-ink-muted">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
