import { displayDomain, listBillingWebsites, paths } from '@evenway/contract';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { chosenWebsite, missingWebsite } from '../../shared/websites/website-choice.ts';
import { WebsiteSelect } from '../../shared/websites/website-select.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';
import { WebsiteInvoices } from './website-invoices.tsx';

/** The choice stands in the address, so that a reload or a link shows the same website. */
export function BilledWebsites() {
  const t = useTexts(texts);
  const [address, setAddress] = useSearchParams();
  const { data: websites, error, isFetching, refetch } = useCall(listBillingWebsites, {});

  if (!websites) {
    if (error && !isFetching) {
      return (
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
          {errorToText(error, t.websitesFailed)}
        </LoadProblem>
      );
    }
    return <Skeleton shape="block" label={t.websitesLoading} />;
  }
  const website = chosenWebsite(websites, address);
  const missing = missingWebsite(websites, address);
  if (!website)
    return (
      <EmptyState
        headingLevel={2}
        title={t.none}
        action={<ButtonLink to={paths.dashboard}>{t.toDashboard}</ButtonLink>}
      >
        {t.noneHelp}
      </EmptyState>
    );
  return (
    <>
      {missing && (
        <div className="mb-6 wrap-anywhere">
          <Banner tone="warning">{t.otherWebsite(displayDomain(missing))}</Banner>
        </div>
      )}
      <div className="mb-10 max-w-md">
        <WebsiteSelect
          label={t.website}
          websites={websites}
          selectedId={website.id}
          onChange={(domain) => setAddress({ website: domain }, { replace: true })}
        />
      </div>
      <WebsiteInvoices key={website.id} website={website} />
    </>
  );
}
