import { Suspense, useEffect, useRef, useState } from 'react';
import { onStepUp, type StepUpReason } from '../../platform/api/step-up.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/**
 * Asks in a dialog when a call requires confirmation, then continues the call. Once for the whole application, so that no
 * screen can forget it. Loaded when it is first needed.
 */
export function StepUpHost() {
  const [reason, setReason] = useState<StepUpReason | null>(null);
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined);

  useEffect(
    () =>
      onStepUp(
        (why) =>
          new Promise<boolean>((resolve) => {
            settle.current = resolve;
            setReason(why);
          }),
      ),
    [],
  );
  useEffect(() => () => settle.current(false), []);

  if (reason === null) return null;
  return (
    <Suspense>
      <StepUpDialog
        reason={reason}
        onEnd={(isConfirmed) => {
          setReason(null);
          settle.current(isConfirmed);
        }}
      />
    </Suspense>
  );
}

const StepUpDialog = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);
