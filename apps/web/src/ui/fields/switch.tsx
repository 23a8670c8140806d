import { type ReactNode, useId } from 'react';
import { descriptionClass } from './field-style.ts';

interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  description?: string | undefined;
  children: ReactNode;
}

/**
 * A native checkbox with the role of a switch: the whole row is clickable, and it works on pages without React Aria.
 */
export function Switch({ isSelected, onChange, isDisabled, description, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-center justify-between gap-4 py-2 font-semibold leading-snug has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <span>{children}</span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state, and must not be given a second.
          role="switch"
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={description ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={trackClass}
        />
      </label>
      {description && (
        <p id={id} className={`${descriptionClass} -mt-1 max-w-measure pe-16`}>
          {description}
        </p>
      )}
    </div>
  );
}

const trackClass =
  'flex h-7 w-12 shrink-0 cursor-[inherit] appearance-none items-center rounded-full border-2 border-line-strong bg-surface-raised p-0.5 before:size-5 before:rounded-full before:bg-line-strong checked:before:ms-auto not-disabled:checked:border-accent not-disabled:checked:bg-accent not-disabled:checked:before:bg-accent-ink disabled:border-dashed disabled:bg-surface-sunken forced-colors:before:bg-[CanvasText] forced-colors:checked:bg-[Highlight]! forced-colors:checked:before:bg-[HighlightText]!';
