import { type ReactNode, useContext } from 'react';
import { press } from './press.ts';
import { UnavailableContext } from './unavailable-context.ts';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  variant?: 'quiet' | 'secondary' | undefined;
}

export function IconButton({ label, icon, onPress, isDisabled, variant = 'quiet', ...rest }: IconButtonProps) {
  const unavailable = useContext(UnavailableContext);
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      disabled={isDisabled && !unavailable}
      aria-disabled={unavailable ? true : undefined}
      {...(unavailable && { 'aria-describedby': unavailable.reasonId })}
      onClick={press(unavailable?.showReason ?? onPress)}
      data-unavailable={isDisabled || unavailable !== null || undefined}
      className={`${iconButtonClass} ${variant === 'secondary' ? 'border-line-strong bg-surface-raised' : 'border-transparent'}`}
    >
      {icon}
    </button>
  );
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control border text-ink-muted hover:bg-surface-hover hover:text-ink data-[unavailable]:cursor-not-allowed data-[unavailable]:bg-transparent data-[unavailable]:opacity-60 motion-safe:transition-colors motion-safe:duration-150';
