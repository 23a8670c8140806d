import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../texts.ts';
import { Field } from './field.tsx';
import { textInputClass } from './field-style.ts';
import { inputProps } from './input-props.ts';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

export function PasswordField({ label, description, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} description={description} error={error} isOptional={input.isRequired === false}>
      {(control) => (
        <span className="relative block">
          <input
            {...inputProps(input)}
            {...control}
            type={isShown ? 'text' : 'password'}
            data-secret=""
            autoCapitalize="off"
            spellCheck={false}
            className={`${textInputClass} pe-12`}
          />
          <RevealButton isShown={isShown} controls={control.id} onPress={() => setShown(!isShown)} />
        </span>
      )}
    </Field>
  );
}

interface RevealButtonProps {
  isShown: boolean;
  controls: string;
  onPress: () => void;
}

function RevealButton({ isShown, controls, onPress }: RevealButtonProps) {
  const text = useText();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label={isShown ? text.hidePassword : text.showPassword}
      aria-controls={controls}
      onClick={onPress}
      className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-muted -outline-offset-3 hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
