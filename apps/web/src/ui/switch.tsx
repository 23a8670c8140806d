import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { defined } from './defined.ts';
import { descriptionClass } from './field-style.ts';

interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  description?: string | undefined;
  children: ReactNode;
}

export function Switch({ children, description, ...field }: SwitchProps) {
  return (
    <SwitchField {...defined(field)} className="flex flex-col">
      <SwitchButton className="group flex min-h-11 items-center justify-between gap-4 py-2 font-semibold leading-snug data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-muted">
        <span>{children}</span>
        <span className={trackClass}>
          <span className={thumbClass} />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={`${descriptionClass} -mt-1 max-w-measure pe-16`}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}

const trackClass =
  'flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-line-strong bg-surface-raised p-0.5 group-[[data-selected]:not([data-disabled])]:border-accent group-[[data-selected]:not([data-disabled])]:bg-accent group-data-[focus-visible]:outline-3 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-focus group-data-[disabled]:border-dashed group-data-[disabled]:border-line-strong group-data-[disabled]:bg-surface-sunken forced-colors:group-data-[selected]:bg-[Highlight]!';

const thumbClass =
  'flex size-5 items-center justify-center rounded-full bg-line-strong group-data-[selected]:ms-auto group-[[data-selected]:not([data-disabled])]:bg-accent-ink forced-colors:bg-[CanvasText] forced-colors:group-data-[selected]:bg-[HighlightText]!';
