import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';
import { type InputSettings, inputProps } from './input-props.ts';

export interface TextFieldProps extends InputSettings {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
}

export function TextField({ label, description, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} isOptional={input.isRequired === false}>
      {(control) => <input {...inputProps(input)} {...control} className={textInputClass} />}
    </Field>
  );
}
