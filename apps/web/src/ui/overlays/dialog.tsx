import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'default' | undefined;
  isDismissable?: boolean | undefined;
  footer?: ReactNode;
  /** Name of the control that receives focus first; without it the dialog itself does. */
  initialFocus?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
}

/** Its machinery is fetched the first time a dialog opens: most visits to a screen open none. */
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
