import { RadioGroup as AriaRadioGroup, FieldError, Label, RadioButton, RadioField, Text } from 'react-aria-components';
import { FieldMessage } from './field-message.tsx';
import { descriptionClass, labelClass } from './field-style.ts';

interface RadioGroupProps<K extends string> {
  label: string;
  options: readonly { id: K; label: string; description?: string | undefined }[];
  value: K;
  onChange: (value: K) => void;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  error?: string | undefined;
}

export function RadioGroup<K extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  name,
  error,
}: RadioGroupProps<K>) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={(next) => onChange(next as K)}
      isDisabled={isDisabled}
      {...(name !== undefined && { name })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <Label className={labelClass}>{label}</Label>
      {options.map((option) => (
        <RadioField key={option.id} value={option.id} className="flex flex-col">
          <RadioButton className="group flex min-h-11 items-center gap-3 py-2 leading-snug data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-muted">
            <span className={dotClass} />
            {option.label}
          </RadioButton>
          {option.description && (
            <Text slot="description" className={`${descriptionClass} -mt-1 ps-9`}>
              {option.description}
            </Text>
          )}
        </RadioField>
      ))}
      <FieldError>{error !== undefined && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </AriaRadioGroup>
  );
}

const dotClass =
  'size-6 shrink-0 rounded-full border-2 border-line-strong bg-surface-raised group-hover:border-accent group-data-[selected]:border-[7px] group-data-[selected]:border-accent group-data-[focus-visible]:outline-3 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-focus group-data-[disabled]:border-line-strong forced-colors:group-data-[selected]:border-[Highlight]';
