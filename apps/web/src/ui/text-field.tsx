import type { HTMLInputTypeAttribute } from 'react';
import { TextField as AriaTextField, FieldError, Input, Text } from 'react-aria-components';
import { defined } from './defined.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { descriptionClass, textInputClass } from './field-style.ts';

export interface TextFieldProps {
  label: string;
  name: string;
  type?: HTMLInputTypeAttribute | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'url' | 'search' | 'numeric' | 'tel' | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  maxLength?: number | undefined;
}

export function TextField({ label, description, error, placeholder, isRequired = true, ...field }: TextFieldProps) {
  return (
    <AriaTextField
      {...defined(field)}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} isOptional={!isRequired} />
      {description && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      <Input className={textInputClass} {...defined({ placeholder })} />
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </AriaTextField>
  );
}
