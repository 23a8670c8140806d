import { paths } from '@evenway/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AcceptInvitePage } from './accept-invite-page.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignupForm } from './signup-form.tsx';
import { signupTexts } from './signup-texts.ts';

/** Creates an account and its organization; with an invitation's token it is the invitation page. */
export function SignupPage() {
  const [query] = useSearchParams();
  return query.get('token') ? <AcceptInvitePage /> : <NewAccount />;
}

function NewAccount() {
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
