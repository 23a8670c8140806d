import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';

interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string | undefined;
  error?: string | undefined;
  /** Of the error that is shown for a group of checkboxes. */
  errorId?: string | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

export function Checkbox({ isSelected, onChange, name, error, errorId, isDisabled, children }: CheckboxProps) {
  const id = useId();
  const describedBy = error ? id : errorId;
  return (
    <div className="flex flex-col gap-1">
      <label className="group relative flex min-h-11 items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.checked)}
          className={boxClass}
        />
        <Check aria-hidden="true" strokeWidth={3.5} className={tickClass} />
        <span className="leading-snug">{children}</span>
      </label>
      {error && (
        <span id={id}>
          <FieldMessage>{error}</FieldMessage>
        </span>
      )}
    </div>
  );
}

const boxClass =
  'peer size-6 shrink-0 cursor-[inherit] appearance-none rounded-[0.25rem] border-2 border-line-strong bg-surface-raised not-disabled:hover:border-accent aria-invalid:border-negative not-disabled:checked:border-accent not-disabled:checked:bg-accent disabled:border-dashed disabled:bg-surface-sunken';

const tickClass =
  'pointer-events-none invisible absolute start-1 top-3 size-4 text-accent-ink peer-checked:visible peer-disabled:text-ink-muted forced-colors:text-[CanvasText]';
