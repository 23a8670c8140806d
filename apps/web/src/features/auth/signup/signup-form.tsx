import { ORGANIZATION_NAME_MAX_LENGTH, paths, signUp } from '@evenway/contract';
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
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { keepSentSignup } from './sent-signup.ts';
import { signupTexts } from './signup-texts.ts';
import { emptySignup, type SignupValues, validateSignup } from './validate-signup.ts';

export function SignupForm() {
  const t = useTexts(signupTexts);
  const account = useTexts(accountTexts);
  const messages = useTexts(validationTexts);
  const navigate = useNavigate();

  const form = useForm({
    initial: emptySignup,
    validate: (values) => validateSignup(values, messages),
    submit: async (values) => {
      const body = await signupBody(values);
      await call(signUp, { body });
      keepSentSignup(body);
      keepLanguage();
      await navigate(paths.verifyPending, { state: { email: body.email } });
    },
  });

  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <ErrorSummary title={account.summary} errors={form.errorList} />
      <FormFailure failure={form.failure} fallback={t.failed} />
      <PersonFields firstName={form.field('firstName')} lastName={form.field('lastName')} email={form.field('email')} />
      <NewPasswordFields
        label={account.password}
        confirmLabel={account.confirmPassword}
        description={account.passwordHelp}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
      />
      <TextField
        {...form.field('organizationName')}
        label={account.organizationName}
        autoComplete="organization"
        maxLength={ORGANIZATION_NAME_MAX_LENGTH}
      />
      <TermsCheckbox {...form.checkbox('termsAgreed')} />
      <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.submitting}>
        {t.submit}
      </Button>
    </Form>
  );
}

async function signupBody(values: SignupValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    password: await digestPassword(values.password),
    subscriptionType: 'ORG_ADMIN',
    organizationName: values.organizationName.trim(),
  } as const;
}
