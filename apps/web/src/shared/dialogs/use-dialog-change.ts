import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { showToast } from '../../ui/feedback/toast.tsx';

type ChangeOptions<Result> = Parameters<typeof useCallMutation<void, Result>>[0];

interface DialogChange<Result> extends Pick<ChangeOptions<Result>, 'run' | 'invalidates' | 'failed'> {
  /** What is said when it is done. */
  done: (result: Result) => string;
  onClose: () => void;
}

/** A change that a dialog asks about first. On success a toast is shown, and the dialog closes. */
export function useDialogChange<Result>({ done, onClose, ...options }: DialogChange<Result>) {
  return useCallMutation<void, Result>({
    ...options,
    onDone: (result) => {
      showToast({ tone: 'success', message: done(result) });
      onClose();
    },
  });
}
