import { type MouseEvent, type ReactNode, useContext } from 'react';
import { LevelBars } from '../loading/level-bars.tsx';
import { useText } from '../texts.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { press } from './press.ts';
import { UnavailableContext } from './unavailable-context.ts';

export interface ButtonProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  children: ReactNode;
}

/** A native button: the sign-in screen loads no more. The remaining props are what a tooltip passes to its child. */
export function Button({ variant, size, type = 'button', fullWidth, icon, children, ...props }: ButtonProps) {
  const { onPress, isDisabled, isPending, pendingLabel, ...rest } = props;
  const unavailable = useContext(UnavailableContext);
  const isHeld = isPending || unavailable !== null;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also when Enter in a field clicks it. Without a submit button, a form with one field would be submitted anyway.
    if (isHeld) event.preventDefault();
    if (!isPending) press(unavailable?.showReason ?? onPress)(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        // A held button keeps its focus and place.
        disabled={isDisabled && !isHeld}
        aria-disabled={isHeld || undefined}
        {...(unavailable && { 'aria-describedby': unavailable.reasonId })}
        onClick={handleClick}
        className={buttonClass({ variant, size, fullWidth })}
        data-unavailable={isDisabled || unavailable !== null || undefined}
        data-pending={isPending || undefined}
      >
        {isPending ? <LevelBars /> : icon}
        {isPending && pendingLabel ? pendingLabel : children}
      </button>
      {isPending !== undefined && <PendingStatus isPending={isPending} label={pendingLabel} />}
    </>
  );
}

function PendingStatus({ isPending, label }: { isPending: boolean; label: string | undefined }) {
  const text = useText();
  return (
    <span role="status" className="sr-only">
      {isPending && (label ?? text.loading)}
    </span>
  );
}
