import { signUp } from '@evenway/contract';
import { useEffect } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { FormFailure } from '../../../shared/account-form/form-failure.tsx';
import { validateEmail } from '../../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { correctSentSignup, keepSentSignup } from '../signup/sent-signup.ts';
import { verifyPendingTexts } from './verify-pending-texts.ts';

interface CorrectAddressFormProps {
  mistyped: string;
  onCorrected: (email: string) => Promise<void>;
  onCancel: () => void;
}

/** Signs up again with the right address. The account of the wrong one was never verified and belongs to nobody. */
export function CorrectAddressForm({ mistyped, onCorrected, onCancel }: CorrectAddressFormProps) {
  const t = useTexts(verifyPendingTexts);
  const messages = useTexts(validationTexts);

  const form = useForm({
    initial: { email: mistyped },
    validate: (values) => validateEmail(values, messages),
    submit: async (values) => {
      const email = values.email.trim();
      const body = correctSentSignup(mistyped, email);
      if (body === null) throw new Error('The signup to correct is not known any more');
      await call(signUp, { body });
      keepSentSignup(body);
      await onCorrected(email);
    },
  });
  useEffect(() => focusField('email'), []);

  return (
    <Form label={t.correct} onSubmit={form.handleSubmit}>
      <FormFailure failure={form.failure} fallback={t.correctFailed} />
      <EmailField {...form.field('email')} autoComplete="email" />
      <div className="action-row">
        <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.resending}>
          {t.sendThere}
        </Button>
        <Button onPress={onCancel}>{t.keepAddress}</Button>
      </div>
    </Form>
  );
}
