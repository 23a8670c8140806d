import { paths } from '@evenway/contract';
import { staticPlanIds, staticPlans } from '../../content/static-plans.ts';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { AuthHeading } from '../../shared/sign-in/auth-heading.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { planTexts } from './plan-texts.ts';

export function SelectPlanPage() {
  const t = useTexts(planTexts);
  const plans = staticPlans[languagePreference.use()];
  const navigate = useNavigate();
  usePageTitle(t.chooseTitle);
  return (
    <>
      <AuthHeading title={t.chooseTitle}>{t.chooseLead}</AuthHeading>
      <Banner tone="info" action={<TextLink to={`${paths.landing}#pricing`}>{t.livePlans}</TextLink>}>
        {t.notYet}
      </Banner>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {staticPlanIds.map((id) => (
          <li key={id} className="flex">
            <PlanCard plan={plans[id]} headingLevel={2}>
              <Button
                variant={plans[id].popular ? 'primary' : 'secondary'}
                fullWidth
                onPress={() => void navigate(paths.payment, { state: { selectedPlan: id } })}
              >
                {plans[id].buttonText}
              </Button>
            </PlanCard>
          </li>
        ))}
      </ul>
    </>
  );
}
