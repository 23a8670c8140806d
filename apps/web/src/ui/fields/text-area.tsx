import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  rows?: number | undefined;
  maxLength?: number | undefined;
}

/** Several lines of text. It grows with its content if the browser supports that. */
export function TextArea({
  label,
  description,
  error,
  isRequired = true,
  isReadOnly,
  onChange,
  ...input
}: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} isOptional={!isRequired}>
      {(control) => (
        <textarea
          rows={3}
          {...input}
          {...control}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange(event.target.value)}
          className={`${textInputClass} field-sizing-content min-h-24 resize-y`}
        />
      )}
    </Field>
  );
}
