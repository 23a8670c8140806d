import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';

interface SaveButtonProps {
  form: { readonly refusal: string | undefined; readonly isSubmitting: boolean };
  texts: { readonly submit: string; readonly submitting: string };
}

/** Submits a form of the settings, or says why it cannot be submitted. */
export function SaveButton({ form, texts }: SaveButtonProps) {
  return (
    <div>
      <DisabledReason reason={form.refusal}>
        <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </DisabledReason>
    </div>
  );
}
