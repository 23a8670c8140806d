import type { ReactNode } from 'react';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusAfterDialog } from '../../ui/overlays/use-focus-after-dialog.ts';

type Change<Result> = Parameters<typeof useCallMutation<void, Result>>[0];

interface ActionDialogProps<Result> extends Pick<Change<Result>, 'run' | 'invalidates' | 'replaces' | 'failed'> {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger';
  /** What a toast says when it is done; the dialog closes. */
  done?: (result: Result) => string;
  /** What happens when it is done, instead of a toast. */
  onDone?: (result: Result) => unknown;
  onClose: () => void;
  /** Gets the focus afterwards if what opened the dialog is gone: the button of that name. */
  returnTo?: string;
  /** The consequences. */
  children: ReactNode;
}

/**
 * Asks before something is done, and does it. A failure is shown in the dialog, and can be retried. Focus starts on
 * cancel, so that a stray Enter never destroys anything.
 */
export function ActionDialog<Result>({ title, confirmLabel, cancelLabel, tone, ...props }: ActionDialogProps<Result>) {
  const { done, onDone, onClose, returnTo, children, ...change } = props;
  useFocusAfterDialog(returnTo);
  const { start, isPending, problem } = useCallMutation<void, Result>({
    ...change,
    onDone: (result) => {
      if (onDone) return void onDone(result);
      if (done) showToast({ tone: 'success', message: done(result) });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={title}
      onOpenChange={onClose}
      isDismissable={!isPending}
      footer={
        <>
          <Button autoFocus onPress={onClose} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={tone ?? 'primary'} isPending={isPending} onPress={start}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 wrap-anywhere">
        <ErrorBanner>{problem}</ErrorBanner>
        {children}
      </div>
    </Dialog>
  );
}
