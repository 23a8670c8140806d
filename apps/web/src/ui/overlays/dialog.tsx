import { Suspense, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { DialogProps } from './dialog-overlay.tsx';

/** Its code is loaded the first time a dialog opens: most visits to a screen open none. */
export function Dialog(props: DialogProps) {
  const [hasOpened, setHasOpened] = useState(props.isOpen);
  if (props.isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense>
      <DialogOverlay {...props} />
    </Suspense>
  );
}

const DialogOverlay = lazyPart(async () => (await import('./dialog-overlay.tsx')).DialogOverlay);
