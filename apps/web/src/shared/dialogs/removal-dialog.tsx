import type { Call } from '@evenway/contract';
import type { ReactNode } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { useDialogChange } from './use-dialog-change.ts';

interface RemovalDialogProps {
  run: () => Promise<unknown>;
  invalidates: readonly Call[];
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Shown when it is done, and when it failed without a reason. */
  done: string;
  failed: string;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Asks before something is removed. */
export function RemovalDialog({ run, invalidates, done, failed, onClose, ...dialog }: RemovalDialogProps) {
  const action = useDialogChange({ run, invalidates, done: () => done, onClose, failed: { fallback: failed } });
  return <ActionDialog {...dialog} action={action} onClose={onClose} tone="danger" />;
}
