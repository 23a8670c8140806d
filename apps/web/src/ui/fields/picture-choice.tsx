import { type ReactNode, useId } from 'react';
import { labelClass } from './field-style.ts';

interface PictureChoiceProps<K extends string> {
  label: string;
  options: readonly { id: K; label: string; picture: ReactNode }[];
  value: K;
  onChange: (id: K) => void;
  isDisabled?: boolean | undefined;
}

/** Native radio buttons with pictures: arrow keys, one tab stop and the group name come from the browser. */
export function PictureChoice<K extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
}: PictureChoiceProps<K>) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className={`${labelClass} mb-1.5`}>{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {options.map((option) => (
          <label key={option.id} className={optionClass}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            <span aria-hidden="true" className="flex h-12 items-center justify-center">
              {option.picture}
            </span>
            <span className="flex items-center justify-center gap-2 leading-snug">
              <span aria-hidden="true" className={dotClass} />
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const optionClass =
  'group relative flex flex-col gap-2 rounded-control border border-line-strong bg-surface-raised px-3 py-2.5 text-center text-ink-muted hover:text-ink has-checked:border-accent has-checked:text-ink has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line-strong has-disabled:bg-surface-sunken has-disabled:text-ink-muted has-disabled:ring-0';

const dotClass =
  'size-4 shrink-0 rounded-full border-2 border-line-strong group-has-checked:border-[5px] group-has-checked:border-accent group-has-disabled:border-line-strong forced-colors:group-has-checked:border-[Highlight]';
