import { type ReactElement, useId, useMemo, useState } from 'react';
import { Tooltip } from './tooltip.tsx';
import { UnavailableContext } from './unavailable-context.ts';

interface DisabledReasonProps {
  /** Without a reason the control inside works as usual. */
  reason: string | undefined;
  children: ReactElement;
}

/** A control that cannot be used stays reachable and says why: on focus, on hover, and on press for touch. */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const unavailable = useMemo(() => ({ reasonId, tell: () => setOpen(true) }), [reasonId]);
  if (!reason) return children;
  return (
    <UnavailableContext value={unavailable}>
      <Tooltip text={reason} isOpen={isOpen} onOpenChange={setOpen}>
        {children}
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </UnavailableContext>
  );
}
