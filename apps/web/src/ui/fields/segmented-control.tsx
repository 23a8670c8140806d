import { type ReactNode, useId } from 'react';

interface SegmentedControlProps<K extends string> {
  label: string;
  options: readonly { id: K; label: string; badge?: ReactNode }[];
  value: K;
  onChange: (id: K) => void;
}

/** Native radio buttons in a row: arrow keys, one tab stop and the group name come from the browser. */
export function SegmentedControl<K extends string>({ label, options, value, onChange }: SegmentedControlProps<K>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-control border border-line-strong bg-surface-sunken p-1">
        {options.map((option) => (
          <label key={option.id} className={segmentClass}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            {option.label}
            {option.badge && <span className={badgeClass}>{option.badge}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const segmentClass =
  'relative flex min-h-9 items-center gap-2 rounded-[0.25rem] px-3 font-semibold text-ink-muted after:absolute after:inset-x-0 after:-inset-y-1 hover:text-ink has-checked:bg-surface-raised has-checked:text-ink has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:[forced-color-adjust:none] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';

const badgeClass = 'rounded-xs bg-warm-surface px-1.5 text-sm font-semibold text-warm-ink';
