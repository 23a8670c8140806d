import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { defined } from './defined.ts';

interface TooltipProps {
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** The child is one Button or IconButton, or a link wrapped in React Aria's Focusable. */
export function Tooltip({ text, placement = 'top', isOpen, onOpenChange, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={150} {...defined({ isOpen, onOpenChange })}>
      {children}
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
