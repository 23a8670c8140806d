import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettingText } from '../setting-texts.ts';
import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';

interface NumberFieldProps {
  label: string;
  name: string;
  /** What was typed; it need not be a number yet. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  step?: number | undefined;
  unit?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A whole number that is typed or changed in steps. Invalid input is kept for the person to correct. */
export function NumberField({
  name,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  isDisabled,
  ...field
}: NumberFieldProps) {
  const text = useSettingText();
  const typed = Number.parseInt(value, 10);
  const move = (by: number) => {
    const from = Number.isNaN(typed) ? min : typed;
    onChange(String(Math.min(max, Math.max(min, from + by))));
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="flex items-center gap-2">
          <StepButton
            label={text.decrease(field.label)}
            isDisabled={isDisabled}
            isAtEnd={typed <= min}
            onPress={() => move(-step)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </StepButton>
          <input
            {...control}
            name={name}
            value={value}
            disabled={isDisabled}
            aria-required
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            onChange={(event) => onChange(event.target.value)}
            className={`${textInputClass} max-w-20 text-center tabular-nums`}
          />
          <StepButton
            label={text.increase(field.label)}
            isDisabled={isDisabled}
            isAtEnd={typed >= max}
            onPress={() => move(step)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </StepButton>
          {unit && <span className="text-ink-muted">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean | undefined;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

// Held rather than disabled at the end of the range: a disabled button would lose the focus after its last press.
function StepButton({ label, isDisabled, isAtEnd, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className={stepClass}
    >
      {children}
    </button>
  );
}

const stepClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-line-strong bg-surface-raised text-ink hover:bg-surface-hover disabled:cursor-not-allowed disabled:border-dashed disabled:bg-surface-sunken disabled:text-ink-muted aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted';
