import { signUpInvited } from '@evenway/contract';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { digestPassword } from '../../../platform/password-digest.ts';
import { keepLanguage } from '../../../platform/preferences/language.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { FormFailure } from '../../../shared/account-form/form-failure.tsx';
import { NewPasswordFields } from '../../../shared/account-form/new-password-fields.tsx';
import { PersonFields } from '../../../shared/account-form/person-fields.tsx';
import { TermsCheckbox } from '../../../shared/account-form/terms-checkbox.tsx';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { carryEmail } from '../../../shared/sign-in/carried-email.ts';
import { loginAddress } from '../../../shared/sign-in/login-address.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { acceptInviteTexts } from './accept-invite-texts.ts';
import { validateInvitation } from './validate-invitation.ts';

export function AcceptInviteForm({ token, email }: { token: string; email: string }) {
  const t = useTexts(acceptInviteTexts);
  const account = useTexts(accountTexts);
  const messages = useTexts(validationTexts);
  const navigate = useNavigate();

  const form = useForm({
    about: email,
    initial: { firstName: '', lastName: '', email, password: '', confirmPassword: '', termsAgreed: false },
    validate: (values) => validateInvitation(values, messages),
    submit: async ({ firstName, lastName, password }) => {
      const digest = await digestPassword(password);
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email };
      await call(signUpInvited, { body: { ...person, password: digest, token } });
      keepLanguage();
      await navigate(loginAddress('invitationAccepted'), { replace: true, state: carryEmail(email) });
    },
  });

  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <ErrorSummary title={account.summary} errors={form.errorList} />
      <FormFailure failure={form.failure} fallback={t.failed} />
      <PersonFields
        firstName={form.field('firstName')}
        lastName={form.field('lastName')}
        email={form.field('email')}
        isEmailLocked
      />
      <NewPasswordFields
        label={account.password}
        confirmLabel={account.confirmPassword}
        description={account.passwordHelp}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
      />
      <TermsCheckbox {...form.checkbox('termsAgreed')} />
      <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.submitting}>
        {t.submit}
      </Button>
    </Form>
  );
}
