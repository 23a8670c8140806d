import type { HTMLInputTypeAttribute } from 'react';
import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';
import { inputProps } from './input-props.ts';

export interface TextFieldProps {
  label: string;
  name: string;
  type?: HTMLInputTypeAttribute | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  description?: string | undefined;
  error?: string | undefined;
  /** Required is the normal case: it is the optional fields that carry a mark. */
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'url' | 'search' | 'numeric' | 'tel' | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  maxLength?: number | undefined;
}

export function TextField({ label, description, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} isOptional={input.isRequired === false}>
      {(control) => <input {...inputProps(input)} {...control} className={textInputClass} />}
    </Field>
  );
}
