import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'initialFocus'> {
  form: { readonly isSubmitting: boolean; readonly failure: unknown; readonly handleSubmit: () => void };
  /** Why it could not be sent. */
  problem: string | null;
  submitLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  onClose: () => void;
  /** What stands above the form. */
  intro?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** A form in a dialog. While it is being sent, nothing closes it. */
export function FormDialog({ form, problem, onClose, intro, children, ...props }: FormDialogProps) {
  const { submitLabel, pendingLabel, cancelLabel, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={onClose}
      isDismissable={!form.isSubmitting}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {cancelLabel}
          </Button>
          <Button
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={pendingLabel}
            onPress={form.handleSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {intro}
        <Form label={dialog.title} onSubmit={form.handleSubmit}>
          {/* Of an earlier submit, if the form itself has refused the last one. */}
          <ErrorBanner>{form.failure !== null && problem}</ErrorBanner>
          {children}
        </Form>
      </div>
    </Dialog>
  );
}
