import { type ReactNode, useContext } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { defined } from './defined.ts';
import { UnavailableContext } from './unavailable-context.ts';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  variant?: 'quiet' | 'secondary' | undefined;
}

export function IconButton({ label, icon, onPress, isDisabled, variant = 'quiet' }: IconButtonProps) {
  const unavailable = useContext(UnavailableContext);
  const behaviour = unavailable
    ? { 'aria-disabled': true, 'aria-describedby': unavailable.reasonId, onPress: unavailable.tell }
    : { isDisabled, onPress };
  return (
    <AriaButton
      {...defined(behaviour)}
      aria-label={label}
      data-unavailable={isDisabled || unavailable !== null || undefined}
      className={`${iconButtonClass} ${variant === 'secondary' ? 'border-line-strong bg-surface-raised' : 'border-transparent'}`}
    >
      {icon}
    </AriaButton>
  );
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control border text-ink-muted hover:bg-surface-hover hover:text-ink data-[unavailable]:cursor-not-allowed data-[unavailable]:bg-transparent data-[unavailable]:opacity-60 motion-safe:transition-colors motion-safe:duration-150';
