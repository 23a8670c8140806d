import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'default' | undefined;
  isPending?: boolean | undefined;
  onConfirm: () => void;
  children: ReactNode;
}

/** Focus starts on cancel, so that a stray Enter never destroys anything. */
export function ConfirmDialog({ tone = 'default', isPending, onConfirm, children, ...props }: ConfirmDialogProps) {
  const { title, isOpen, onOpenChange, confirmLabel, cancelLabel } = props;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      footer={
        <>
          <Button autoFocus onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
