import type { ChangeEvent, HTMLInputTypeAttribute } from 'react';

export interface InputSettings {
  name: string;
  type?: HTMLInputTypeAttribute | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Required is the default: optional fields are marked. */
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'url' | 'search' | 'numeric' | 'tel' | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  maxLength?: number | undefined;
}

/** Maps the props of our fields to those of the input element. */
export function inputProps({ onChange, isRequired = true, isReadOnly, isDisabled, ...rest }: InputSettings) {
  return {
    ...rest,
    onChange: onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)),
    readOnly: isReadOnly,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
  };
}
