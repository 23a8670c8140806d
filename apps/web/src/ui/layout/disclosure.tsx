import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  /** Visible while closed, below the title. */
  note?: ReactNode;
  /** For several in a list that people navigate by heading. */
  headingLevel?: 3 | 4 | undefined;
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** A collapsible section for what only some people need. */
export function Disclosure({ title, note, headingLevel, isOpen, onToggle, children }: DisclosureProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details open={isOpen} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary className="flex min-h-11 items-start gap-2 rounded-xs py-3 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="mt-[0.15em] size-5 shrink-0 text-ink-muted [details[open]>summary>&]:rotate-90 motion-safe:transition-transform motion-safe:duration-150"
        />
        <span className="flex min-w-0 flex-col gap-2">
          <Title className="text-base leading-snug wrap-anywhere">{title}</Title>
          {note && <span className="font-normal">{note}</span>}
        </span>
      </summary>
      <div className="flex flex-col items-start gap-4 pb-5 *:max-w-full sm:ps-7">{children}</div>
    </details>
  );
}
