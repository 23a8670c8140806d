import { isLive, type Website } from '@evenway/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { forgetChosenPlan, rememberChosenPlan } from '../../platform/plans/chosen-plan.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Stat } from '../../ui/data/stat.tsx';
import { StatGroup } from '../../ui/data/stat-group.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { billingAddress } from './billing-address.ts';
import { CheckoutNotice } from './checkout/checkout-notice.tsx';
import { type CheckoutReturn, readCheckoutReturn, withoutCheckoutReturn } from './checkout/checkout-return.ts';
import { type DashboardDialog, dialogFor } from './dashboard-dialog.ts';
import { DashboardDialogs } from './dashboard-dialogs.tsx';
import { WebsiteList } from './list/website-list.tsx';
import { OnboardButton } from './onboard-button.tsx';
import { keepOnboarding, readOnboarding } from './onboarding/kept-onboarding.ts';
import { texts } from './texts.ts';
import { useCarriedNotice } from './use-carried-notice.ts';
import { useWebsites } from './use-websites.ts';
import { countWebsites } from './website-counters.ts';

export function DashboardPage() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const websites = useWebsites();
  const returned = useCheckoutReturn();
  const isPlanChosen = usePlanFromAddress();
  const { role } = useSession();
  const [dialog, setDialog] = useState<DashboardDialog | null>(() => {
    if (isPlanChosen || returned !== null) keepOnboarding(null);
    if (isPlanChosen) return { kind: 'onboard' };
    return dialogAfter(returned) ?? (role === 'ORG_ADMIN' ? dialogBefore() : null);
  });
  const onboard = () => setDialog({ kind: 'onboard' });
  useCarriedNotice(websites.isLoading);
  usePageTitle(t.title);
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={<OnboardButton variant="primary" onPress={onboard} />}
      />
      {returned?.outcome === 'success' && (
        <div className="mb-8">
          <CheckoutNotice sessionId={returned.sessionId} list={websites.list} />
        </div>
      )}
      <WebsiteStats websites={websites.list} isLoading={websites.isLoading} />
      <WebsiteList
        websites={websites}
        onOnboard={onboard}
        onAction={(action, website) => {
          if (action === 'pay') void navigate(billingAddress(website));
          else setDialog(dialogFor(action, website));
        }}
      />
      <DashboardDialogs dialog={dialog} onChange={setDialog} />
    </>
  );
}

/** Leaving the checkout returns to the plans. */
function dialogAfter(returned: CheckoutReturn | null): DashboardDialog | null {
  if (returned?.outcome !== 'cancelled') return null;
  return { kind: 'onboard', isCheckoutCancelled: true, ...(returned.domain && { domain: returned.domain }) };
}

/** A website that was being added before a reload, or when the session ended. */
function dialogBefore(): DashboardDialog | null {
  const before = readOnboarding();
  return before && { kind: 'onboard', ...(before.known !== null && { domain: before.known }) };
}

/** How the checkout of this visit ended. Removed from the URL at once, so that a reload starts clean. */
function useCheckoutReturn(): CheckoutReturn | null {
  const { role } = useSession();
  const [address, setAddress] = useSearchParams();
  const [returned] = useState(() => readCheckoutReturn(address));

  const clean = useEffectEvent(() => setAddress(withoutCheckoutReturn(address), { replace: true }));
  useEffect(() => {
    if (returned !== null) clean();
    // The choice was used; the next website starts without one.
    if (returned?.outcome === 'success') forgetChosenPlan();
  }, [returned]);

  return role === 'ORG_ADMIN' ? returned : null;
}

/** Whether an admin comes from a plan on the public site, to choose it for a website. Removed from the URL at once. */
function usePlanFromAddress(): boolean {
  const { role } = useSession();
  const [address, setAddress] = useSearchParams();
  const [isNamed] = useState(() => rememberChosenPlan(address.toString()));

  const clean = useEffectEvent(() => {
    const rest = Object.entries(Object.fromEntries(address)).filter(([name]) => name !== 'plan' && name !== 'period');
    setAddress(Object.fromEntries(rest), { replace: true });
  });
  useEffect(() => {
    if (isNamed) clean();
  }, [isNamed]);

  return isNamed && role === 'ORG_ADMIN';
}

const COUNTERS = ['total', 'active', 'expiringSoon', 'inactive'] as const;

interface WebsiteStatsProps {
  websites: readonly Website[] | null;
  isLoading: boolean;
}

function WebsiteStats({ websites, isLoading }: WebsiteStatsProps) {
  const t = useTexts(texts);
  const { format } = new Intl.NumberFormat(languagePreference.use());
  const now = new Date();
  const counters = websites && countWebsites(websites, now);
  // On the Active tab, but not counted as active: this explains the difference between the two numbers.
  const ending = (websites ?? []).filter((website) => website.status === 'CANCELLED' && isLive(website, now)).length;
  return (
    <StatGroup>
      {COUNTERS.map((name) => (
        <Stat
          key={name}
          label={t.counters[name]}
          value={counters ? format(counters[name]) : null}
          isLoading={isLoading}
          hint={name === 'active' && ending > 0 ? t.counts.activeAndEnding(ending) : t.counts[name]}
        />
      ))}
    </StatGroup>
  );
}
