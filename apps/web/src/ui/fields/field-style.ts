export const labelClass = 'block font-semibold leading-snug text-ink';
export const descriptionClass = 'text-sm text-ink-muted';
export const inputClass =
  'block min-h-11 w-full rounded-control border border-line-strong bg-surface-raised px-3 py-2 text-base leading-normal text-ink placeholder:text-ink-muted aria-invalid:border-2 aria-invalid:border-negative aria-invalid:px-[calc(var(--spacing)*3-1px)] disabled:cursor-not-allowed disabled:border-dashed disabled:bg-surface-sunken disabled:text-ink-muted';
export const textInputClass = `${inputClass} read-only:border-dashed read-only:bg-surface-sunken`;
