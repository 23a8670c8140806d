import { type ReactNode, useContext } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { defined } from './defined.ts';
import { LevelBars } from './level-bars.tsx';
import { useText } from './texts.ts';
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
  children: ReactNode;
}

export function Button({ variant, size, fullWidth, icon, isPending, pendingLabel, children, ...rest }: ButtonProps) {
  const unavailable = useContext(UnavailableContext);
  const { isDisabled, ...others } = rest;
  const behaviour = unavailable
    ? { 'aria-disabled': true, 'aria-describedby': unavailable.reasonId, onPress: unavailable.tell, type: undefined }
    : isPending
      ? { 'aria-disabled': true, onPress: undefined, type: undefined }
      : { isDisabled };
  return (
    <>
      <AriaButton
        {...defined({ ...others, ...behaviour })}
        className={buttonClass({ variant, size, fullWidth })}
        data-unavailable={isDisabled || unavailable !== null || undefined}
        data-pending={isPending || undefined}
      >
        {isPending ? <LevelBars /> : icon}
        {isPending && pendingLabel ? pendingLabel : children}
      </AriaButton>
      {isPending !== undefined && <PendingStatus isPending={isPending} label={pendingLabel} />}
    </>
  );
}

// Said by a region of its own: React Aria's pending announcement outlives the button when the action leads elsewhere.
function PendingStatus({ isPending, label }: { isPending: boolean; label: string | undefined }) {
  const text = useText();
  return (
    <span role="status" className="sr-only">
      {isPending && (label ?? text.loading)}
    </span>
  );
}
