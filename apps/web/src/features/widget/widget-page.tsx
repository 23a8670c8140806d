import { displayDomain, graceEndsAt, listCustomizableWebsites, paths, type Website } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { WithWebsite } from '../../shared/websites/with-website.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { texts } from './texts.ts';
import { WebsiteWidget } from './website-widget.tsx';

export function WidgetPage() {
  const t = useTexts(texts);
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <LiveWebsites />
    </>
  );
}

function LiveWebsites() {
  const t = useTexts(texts);
  const websites = useCall(listCustomizableWebsites, {});
  return (
    <WithWebsite
      query={websites}
      texts={{ failed: t.websitesFailed, none: t.none, noneHelp: t.noneHelp, missing: t.notLive }}
      keeps={['area']}
      notice={(website) => website.status === 'NOT_PAID' && <UnpaidBanner website={website} />}
    >
      {(website, list) => <WebsiteWidget key={website.id} website={website} websites={list} />}
    </WithWebsite>
  );
}

/** The widget is still shown, but not for long. */
function UnpaidBanner({ website: { domain, expiresAt } }: { website: Website }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const until = graceEndsAt(expiresAt ?? '');
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        action={
          <TextLink to={`${paths.billing}?${new URLSearchParams({ website: domain })}`}>
            {t.payInvoice(displayDomain(domain))}
          </TextLink>
        }
      >
        {t.unpaid(displayDomain(domain), formatDate(language, until.toISOString()))}
      </Banner>
    </div>
  );
}
