import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { ProviderButtons } from '../../../shared/sign-in/provider-buttons.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { SignupForm } from './signup-form.tsx';
import { signupTexts } from './signup-texts.ts';

/** Creates an account and its organization. */
export function SignupPage() {
  const t = useTexts(signupTexts);
  usePageTitle(t.title);
  return (
    <>
      <AuthHeading title={t.title}>
        <p>{t.lead}</p>
        <p className="mt-1">
          {t.haveAccount} <TextLink to={paths.login}>{t.signIn}</TextLink>
        </p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        <ProviderButtons ways={['google-signup']} />
        <SignupForm />
      </div>
    </>
  );
}
