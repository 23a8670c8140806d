import { type ReactNode, useContext } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { defined } from './defined.ts';
import { LevelBars } from './level-bars.tsx';
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

export function Button({ variant, size, fullWidth, icon, pendingLabel, children, ...rest }: ButtonProps) {
  const unavailable = useContext(UnavailableContext);
  const { isDisabled, isPending, onPress, ...others } = rest;
  const isOff = isDisabled || unavailable !== null;
  const behaviour = unavailable
    ? { 'aria-disabled': true, 'aria-describedby': unavailable.reasonId, onPress: unavailable.tell, type: undefined }
    : { isDisabled, onPress };
  return (
    <AriaButton
      {...defined({ ...others, ...behaviour, isPending })}
      className={buttonClass({ variant, size, fullWidth })}
      data-unavailable={isOff || undefined}
    >
      {isPending ? <LevelBars /> : icon}
      {isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  );
}
