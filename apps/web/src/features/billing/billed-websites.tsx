import { listBillingWebsites } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { WithWebsite } from '../../shared/websites/with-website.tsx';
import { texts } from './texts.ts';
import { WebsiteInvoices } from './website-invoices.tsx';

export function BilledWebsites() {
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
