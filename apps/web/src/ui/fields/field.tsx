import { type ReactNode, useId } from 'react';
import { useText } from '../texts.ts';
import { FieldMessage } from './field-message.tsx';
import { descriptionClass, labelClass } from './field-style.ts';

export interface FieldProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, help under the label, error under the control, all tied to it by id. */
export function Field({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, description, error, isOptional, isLabelHidden } = props;
  const id = useId();
  const text = useText();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : labelClass}>
        {label}
        {isOptional && <span className="font-normal text-ink-muted"> ({text.optional})</span>}
      </label>
      {description && (
        <span id={`${id}-description`} className={descriptionClass}>
          {description}
        </span>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <span id={`${id}-error`}>
          <FieldMessage>{error}</FieldMessage>
        </span>
      )}
    </div>
  );
}
