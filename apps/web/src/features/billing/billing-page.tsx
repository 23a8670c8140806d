import { listBillingWebsites } from '@evenway/contract';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { CreditNotice } from '../../shared/credit/credit-notice.tsx';
import { WithWebsite } from '../../shared/websites/with-website.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { texts } from './texts.ts';
import { type Portal, usePortal } from './use-portal.ts';
import { WebsiteInvoices } from './website-invoices.tsx';

export function BillingPage() {
  const t = useTexts(texts);
  const portal = usePortal();
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} actions={<PortalButton portal={portal} />} />
      <PortalNotice portal={portal} />
      <div className="mb-8 empty:hidden">
        <CreditNotice />
      </div>
      <BilledWebsites />
    </>
  );
}

function BilledWebsites() {
  const t = useTexts(texts);
  const websites = useCall(listBillingWebsites, {});
  return (
    <WithWebsite
      query={websites}
      texts={{ failed: t.websitesFailed, none: t.none, noneHelp: t.noneHelp, missing: t.otherWebsite }}
    >
      {(website) => (
        <div className="pt-2">
          <WebsiteInvoices key={website.id} website={website} />
        </div>
      )}
    </WithWebsite>
  );
}

function PortalButton({ portal }: { portal: Portal }) {
  const t = useTexts(texts);
  const { role } = useSession();
  return (
    <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdmins}>
      <Button
        variant="primary"
        icon={<SquareArrowOutUpRight aria-hidden="true" className="size-5" />}
        isPending={portal.isOpening}
        pendingLabel={t.portalOpening}
        onPress={portal.open}
      >
        {t.portal}
        <span className="sr-only"> ({t.newTab})</span>
      </Button>
    </DisabledReason>
  );
}

function PortalNotice({ portal }: { portal: Portal }) {
  const t = useTexts(texts);
  if (portal.problem)
    return (
      <div className="mb-6">
        <Banner tone="error" live>
          {portal.problem}
        </Banner>
      </div>
    );
  if (portal.blockedAddress === null) return null;
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        live
        action={
          <TextLink href={portal.blockedAddress} external>
            {t.portalLink}
          </TextLink>
        }
      >
        {t.portalBlocked}
      </Banner>
    </div>
  );
}
