import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';

interface TooltipProps {
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  isOpen?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactElement;
}

/** The child is one control that passes unknown props and its ref to its element, as ours and plain elements do. */
export function Tooltip({ text, placement = 'top', isOpen, isDisabled, onOpenChange, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={150} {...defined({ isOpen, isDisabled, onOpenChange })}>
      <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={8}
        className="motion-fade max-w-72 rounded-control border border-transparent bg-ink px-3 py-1.5 text-sm text-surface shadow-overlay"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Our optional props accept undefined; React Aria's do not, and treat "absent" and "undefined" differently. */
function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
