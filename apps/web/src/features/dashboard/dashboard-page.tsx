import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { billingAddress } from './billing-address.ts';
import { CheckoutNotice } from './checkout/checkout-notice.tsx';
import type { CheckoutReturn } from './checkout/checkout-return.ts';
import { useCheckoutReturn } from './checkout/use-checkout-return.ts';
import { type DashboardDialog, dialogFor } from './dashboard-dialog.ts';
import { DashboardDialogs } from './dashboard-dialogs.tsx';
import { WebsiteList } from './list/website-list.tsx';
import { OnboardButton } from './onboard-button.tsx';
import { keepOnboarding, readOnboarding } from './onboarding/kept-onboarding.ts';
import { usePlanFromAddress } from './onboarding/use-plan-from-address.ts';
import { texts } from './texts.ts';
import { useCarriedNotice } from './use-carried-notice.ts';
import { useWebsites } from './use-websites.ts';
import { WebsiteStats } from './website-stats.tsx';

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
