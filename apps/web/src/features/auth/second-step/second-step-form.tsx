import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { secondStepTexts } from './second-step-texts.ts';
import type { CodeMode, useSecondStep } from './use-second-step.ts';

interface SecondStepFormProps {
  form: ReturnType<typeof useSecondStep>['form'];
  mode: CodeMode;
  /** There is no passkey to press first. */
  isMain: boolean;
}

export function SecondStepForm({ form, mode, isMain }: SecondStepFormProps) {
  const t = useTexts(secondStepTexts);
  const isApp = mode === 'app';
  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <TextField
        {...form.field('code')}
        label={isApp ? t.code : t.recovery}
        description={isApp ? t.codeHelp : t.recoveryHelp}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={60}
        isReadOnly={form.isSubmitting}
      />
      <Button
        type="submit"
        variant={isMain ? 'primary' : undefined}
        fullWidth
        isPending={form.isSubmitting}
        pendingLabel={t.submitting}
      >
        {t.submit}
      </Button>
    </Form>
  );
}
