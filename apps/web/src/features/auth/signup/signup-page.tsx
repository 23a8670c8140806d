import { paths } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Navigate } from '../../../lib/router/screens.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { type ChosenPlan, readChosenPlan, rememberChosenPlan } from '../../../platform/plans/chosen-plan.ts';
import { planName } from '../../../platform/plans/plans.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { ProviderButtons } from '../../../shared/sign-in/provider-buttons.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { SignupForm } from './signup-form.tsx';
import { signupTexts } from './signup-texts.ts';

/**
 * Creates an account and its organization. Someone who has both is redirected to where a plan is chosen for a website.
 */
export function SignupPage() {
  const t = useTexts(signupTexts);
  const { orgId } = useSession();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<ChosenPlan | null>(null);
  // Kept until the first website is paid for: the way there leads through a mail or a provider. Not on the server,
  // which also renders this screen.
  useEffect(() => {
    rememberChosenPlan(search);
    setChosen(readChosenPlan());
  }, [search]);
  usePageTitle(t.title);
  if (orgId !== null) return <Navigate to={`${paths.dashboard}${search}`} replace />;
  return (
    <>
      <AuthHeading title={t.title}>
        <p>{t.lead}</p>
        <p className="mt-1">
          {t.haveAccount} <TextLink to={paths.login}>{t.signIn}</TextLink>
        </p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        {chosen && <ChosenPlanNotice {...chosen} />}
        <ProviderButtons actions={['google-signup']} />
        <SignupForm />
      </div>
    </>
  );
}

/** What was chosen on the public site. */
function ChosenPlanNotice({ kind, period }: ChosenPlan) {
  const t = useTexts(signupTexts);
  return (
    <Banner tone="info">
      <strong className="font-semibold">{t.chosen(`${planName({ name: kind })}, ${t.period[period]}`)}</strong>{' '}
      {t.chosenLater}
    </Banner>
  );
}
