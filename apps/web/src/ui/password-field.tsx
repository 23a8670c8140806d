import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, TextField as AriaTextField, FieldError, Input, Text } from 'react-aria-components';
import { defined } from './defined.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { descriptionClass, textInputClass } from './field-style.ts';
import { iconButtonClass } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useText } from './texts.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

export function PasswordField({
  label,
  description,
  error,
  placeholder,
  isRequired = true,
  ...field
}: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AriaTextField
      {...defined(field)}
      type={isShown ? 'text' : 'password'}
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
      <div className="relative">
        <Input
          className={`${textInputClass} pe-12`}
          autoCapitalize="off"
          spellCheck={false}
          {...defined({ placeholder })}
        />
        <AriaButton
          aria-label={isShown ? text.hidePassword : text.showPassword}
          onPress={() => setShown(!isShown)}
          className={`${iconButtonClass} absolute inset-y-0 end-0 h-full border-transparent`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </AriaButton>
      </div>
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </AriaTextField>
  );
}
