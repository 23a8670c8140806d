import { useEffect, useId, useRef } from 'react';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  title: string;
  errors: readonly { field: string; message: string }[];
}

/** Shown for several errors; a single one is shown at its field, which is focused. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isShown = errors.length > 1;

  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      data-error-summary=""
      className="rounded-control border-2 border-negative bg-surface-raised px-5 py-4"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field, ref.current?.closest('form'));
              }}
              className="inline-flex min-h-9 items-center rounded-xs font-semibold text-negative underline underline-offset-[0.2em] hover:text-negative-hover"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
