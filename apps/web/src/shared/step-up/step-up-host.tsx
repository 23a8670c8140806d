import { Suspense, useEffect, useRef, useState } from 'react';
import { onStepUp } from '../../platform/api/step-up.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/** Asks in a dialog when a call requires confirmation, then continues the call. Loaded when it is first needed. */
export function StepUpHost() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined);

  useEffect(
    () =>
      onStepUp(
        () =>
          new Promise<boolean>((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  useEffect(() => () => settle.current(false), []);

  if (!isOpen) return null;
  return (
    <Suspense>
      <StepUpDialog
        onEnd={(isConfirmed) => {
          setOpen(false);
          settle.current(isConfirmed);
        }}
      />
    </Suspense>
  );
}

const StepUpDialog = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);
