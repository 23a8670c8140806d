import { displayDomain, listWebsites, paths } from '@evenway/contract';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { chosenWebsite } from '../../../shared/websites/website-choice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { reportTexts } from './report-texts.ts';
import { WebsiteReport } from './website-report.tsx';

/** All there is to know about a website's barriers on one page, to print. */
export function ReportPage() {
  const t = useTexts(reportTexts);
  const [address] = useSearchParams();
  const websites = useCall(listWebsites, {});
  const website = chosenWebsite(websites.data ?? [], address);
  const title = website ? t.title(displayDomain(website.domain)) : t.pageTitle;
  usePageTitle(title);
  const query = website ? `?${new URLSearchParams({ website: website.domain })}` : '';
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<span className="print:hidden">{t.subtitle}</span>}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink to={`${paths.accessibility}${query}`}>{t.back}</ButtonLink>
            {website && (
              <Button variant="primary" onPress={() => window.print()}>
                {t.print}
              </Button>
            )}
          </div>
        }
      />
      <LoadedPart query={websites} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {() =>
          website ? (
            <WebsiteReport website={website} />
          ) : (
            <EmptyState headingLevel={2} title={t.none}>
              {t.noneHelp}
            </EmptyState>
          )
        }
      </LoadedPart>
    </>
  );
}
