import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, FieldError } from 'react-aria-components';
import { defined } from './defined.ts';
import { FieldMessage } from './field-message.tsx';

interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

export function Checkbox({ error, children, ...field }: CheckboxProps) {
  return (
    <CheckboxField
      {...defined(field)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <CheckboxButton className="group flex min-h-11 items-start gap-3 py-2 data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-muted">
        <span className={boxClass}>
          <Check aria-hidden="true" strokeWidth={3.5} className="invisible size-4 group-data-[selected]:visible" />
        </span>
        <span className="leading-snug">{children}</span>
      </CheckboxButton>
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </CheckboxField>
  );
}

const boxClass =
  'mt-[-0.05em] flex size-6 shrink-0 items-center justify-center rounded-[0.25rem] border-2 border-line-strong bg-surface-raised text-accent-ink group-hover:border-accent group-[[data-selected]:not([data-disabled])]:border-accent group-[[data-selected]:not([data-disabled])]:bg-accent group-data-[invalid]:border-negative group-data-[focus-visible]:outline-3 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-focus group-data-[disabled]:border-dashed group-data-[disabled]:border-line-strong group-data-[disabled]:bg-surface-sunken group-data-[disabled]:text-ink-muted forced-colors:text-[CanvasText]';
