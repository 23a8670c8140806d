import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface LandingSectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  /** A background separates a section where a line would not do; one that continues the last has neither. */
  tone?: 'plain' | 'sunken' | 'accent' | 'continued' | undefined;
  /** Beside its content, the heading stays in view; above it, wide content gets the whole width. */
  heading?: 'above' | 'beside' | undefined;
  /** Something small that belongs to the heading, such as a switch. */
  aside?: ReactNode;
  children: ReactNode;
}

export function LandingSection({
  id,
  title,
  lead,
  tone = 'plain',
  heading = 'above',
  aside,
  children,
}: LandingSectionProps) {
  const isBeside = heading === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={tones[tone]}>
      <div
        className={classNames(
          'site-column pb-8 sm:pb-20',
          tone !== 'continued' && 'pt-8 sm:pt-20',
          isBeside && 'lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-x-20',
        )}
      >
        <div className={isBeside ? undefined : 'flex flex-wrap items-end justify-between gap-x-12 gap-y-4'}>
          <div className="max-w-4xl">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-[1.5rem] leading-tight outline-none sm:text-4xl">
              {title}
            </h2>
            {lead && <p className="mt-2 max-w-measure text-ink-muted sm:mt-4 sm:text-lg">{lead}</p>}
          </div>
          {aside}
        </div>
        <div className={classNames('mt-4 min-w-0', isBeside ? 'lg:mt-2' : 'sm:mt-12')}>{children}</div>
      </div>
    </section>
  );
}

const tones = {
  plain: 'border-line border-t',
  sunken: 'border-line border-t bg-surface-sunken',
  accent: 'border-line border-t bg-accent-surface',
  continued: undefined,
};
