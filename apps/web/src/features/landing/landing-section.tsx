import type { ReactNode } from 'react';

interface LandingSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-4 py-14 sm:px-6 lg:grid-cols-[20rem_1fr]">
        <div>
          <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          {lead && <p className="mt-3 text-ink-muted">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
