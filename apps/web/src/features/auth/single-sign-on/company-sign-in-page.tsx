import { paths } from '@evenway/contract';
import { Navigate } from '../../../lib/router/screens.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { afterSignIn } from '../../../platform/session/redirect-target.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { accountTexts } from '../../../shared/account-form/account-texts.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { FormFailure } from '../../../shared/account-form/form-failure.tsx';
import { validateEmail } from '../../../shared/account-form/validate-email.ts';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { goToCompany } from '../../../shared/sign-in/go-to-company.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { companySignInTexts } from './company-sign-in-texts.ts';

/** For people whose organization has a provider of its own: the domain of their address says which. */
export function CompanySignInPage() {
  const t = useTexts(companySignInTexts);
  const { isAuthenticated, orgId } = useSession();
  usePageTitle(t.title);
  return isAuthenticated ? <Navigate to={afterSignIn(null, orgId)} replace /> : <AskForAddress />;
}

function AskForAddress() {
  const t = useTexts(companySignInTexts);
  const account = useTexts(accountTexts);
  const say = useTexts(validationTexts);
  const form = useForm({
    initial: { email: '' },
    validate: (values) => validateEmail(values, say),
    submit: ({ email }) => goToCompany(email.trim()),
  });
  return (
    <>
      <AuthHeading title={t.title}>{t.lead}</AuthHeading>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <FormFailure failure={form.failure} fallback={t.failed} />
        <EmailField {...form.field('email')} autoComplete="username" />
        <Button type="submit" variant="primary" fullWidth isPending={form.isSubmitting} pendingLabel={t.submitting}>
          {t.submit}
        </Button>
        <TextLink to={paths.login}>{account.backToLogin}</TextLink>
      </Form>
    </>
  );
}
