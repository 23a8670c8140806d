import type { ChangeEvent } from 'react';
import type { TextFieldProps } from './text-field.tsx';

type InputSettings = Omit<TextFieldProps, 'label' | 'description' | 'error'>;

/** From the names our fields use to those of the input element. */
export function inputProps({ onChange, isRequired = true, isReadOnly, isDisabled, ...rest }: InputSettings) {
  return {
    ...rest,
    onChange: onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)),
    readOnly: isReadOnly,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
  };
}
