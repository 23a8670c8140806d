import { paths } from '@evenway/contract';
import { staticPlans } from '../../content/static-plans.ts';
import { useLocation } from '../../lib/router/hooks.ts';
import { Navigate } from '../../lib/router/screens.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { AuthHeading } from '../../shared/sign-in/auth-heading.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { planTexts } from './plan-texts.ts';
import { readSelectedPlan } from './read-selected-plan.ts';

/** Shows the chosen plan, with a link to sign up. Without a choice, the chooser comes first. */
export function PaymentPage() {
  const t = useTexts(planTexts);
  const language = languagePreference.use();
  const selected = readSelectedPlan(useLocation().state);
  usePageTitle(t.paymentTitle);
  if (selected === null) return <Navigate to={paths.selectPlan} replace />;
  return (
    <>
      <AuthHeading title={t.paymentTitle}>{t.paymentLead}</AuthHeading>
      <div>
        <PlanCard plan={staticPlans[language][selected]} headingLevel={2} />
      </div>
      {selected === 'custom' && (
        <p className="mt-6">
          {t.talk} <TextLink href={`mailto:${settings.brand.contactEmail}`}>{settings.brand.contactEmail}</TextLink>
        </p>
      )}
      <div className="mt-6 action-row">
        <ButtonLink to={paths.signup} variant="primary">
          {t.signUp}
        </ButtonLink>
        <ButtonLink to={paths.selectPlan}>{t.change}</ButtonLink>
      </div>
    </>
  );
}
