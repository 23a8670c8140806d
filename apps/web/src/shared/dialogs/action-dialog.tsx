import type { Call } from '@evenway/contract';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useFocusAfterDialog } from '../../ui/overlays/use-focus-after-dialog.ts';
import { useDialogChange } from './use-dialog-change.ts';

interface ActionDialogProps {
  action: { start: () => void; isPending: boolean; problem: string | null };
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger';
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. A failure is shown in the dialog, and can be retried. */
export function ActionDialog({ action, onClose, children, ...dialog }: ActionDialogProps) {
  useFocusAfterDialog();
  return (
    <ConfirmDialog {...dialog} isOpen onOpenChange={onClose} isPending={action.isPending} onConfirm={action.start}>
      <div className="flex flex-col gap-4 wrap-anywhere">
        <ErrorBanner>{action.problem}</ErrorBanner>
        {children}
      </div>
    </ConfirmDialog>
  );
}

interface RemovalDialogProps {
  run: () => Promise<unknown>;
  invalidates: readonly Call[];
  /** What is removed, in the texts: a person, a key, an address. */
  name?: string;
  /** `done` is shown when it is done, `failed` when it failed without a reason. */
  texts: {
    readonly title: (name: string) => string;
    readonly confirm: string;
    readonly cancel: string;
    readonly done: (name: string) => string;
    readonly failed: string;
  };
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Asks before something is removed. */
export function RemovalDialog({ run, invalidates, name = '', texts, onClose, children }: RemovalDialogProps) {
  const done = () => texts.done(name);
  const action = useDialogChange({ run, invalidates, done, onClose, failed: { fallback: texts.failed } });
  return (
    <ActionDialog
      action={action}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}
