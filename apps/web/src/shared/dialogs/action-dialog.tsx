import type { ReactNode } from 'react';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useFocusAfterDialog } from '../../ui/overlays/use-focus-after-dialog.ts';

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
