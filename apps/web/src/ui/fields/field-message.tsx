import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error beside its field: an icon and text, so that red is never the only sign. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return (
    <span data-field-error="" className="flex items-start gap-1.5 text-sm font-semibold text-negative">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
      <span>{children}</span>
    </span>
  );
}
