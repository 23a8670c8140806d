import { type ReactElement, useId, useMemo, useState } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import { UnavailableContext } from './unavailable-context.ts';

interface DisabledReasonProps {
  /** Without a reason the control inside works as usual. */
  reason: string | undefined;
  children: ReactElement;
}

/** A disabled control stays reachable and says why: on focus, on hover, and on press for touch. */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const unavailable = useMemo(() => ({ reasonId, showReason: () => setOpen(true) }), [reasonId]);
  // The tree is the same with and without a reason, so that a control that changes while in use keeps focus.
  return (
    <UnavailableContext value={reason ? unavailable : null}>
      <Tooltip text={reason ?? ''} isDisabled={!reason} isOpen={isOpen && Boolean(reason)} onOpenChange={setOpen}>
        {children}
      </Tooltip>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </UnavailableContext>
  );
}
