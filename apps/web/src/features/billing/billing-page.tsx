import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { CreditNotice } from '../../shared/credit/credit-notice.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { BilledWebsites } from './billed-websites.tsx';
import { PortalButton } from './portal-button.tsx';
import { PortalNotice } from './portal-notice.tsx';
import { texts } from './texts.ts';
import { usePortal } from './use-portal.ts';

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
