import { displayDomain, GRACE_DAYS, listCustomizableWebsites, paths, type Website } from '@evenway/contract';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { chosenWebsite, missingWebsite } from '../../shared/websites/website-choice.ts';
import { WebsiteSelect } from '../../shared/websites/website-select.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { texts } from './texts.ts';
import { withChoice } from './website-address.ts';
import { WebsiteWidget } from './website-widget.tsx';

/** The choice stands in the address, so that a reload or a link shows the same website. */
export function LiveWebsites() {
  const t = useTexts(texts);
  const websites = useCall(listCustomizableWebsites, {});
  return (
    <LoadedPart
      query={websites}
      failed={t.websitesFailed}
      skeleton={<Skeleton shape="block" label={t.websitesLoading} />}
    >
      {(list) => (list.length === 0 ? <NoWebsite /> : <ChosenWebsite websites={list} />)}
    </LoadedPart>
  );
}

function NoWebsite() {
  const t = useTexts(texts);
  return (
    <EmptyState
      headingLevel={2}
      title={t.none}
      action={
        <ButtonLink variant="primary" to={paths.dashboard}>
          {t.toDashboard}
        </ButtonLink>
      }
    >
      {t.noneHelp}
    </EmptyState>
  );
}

function ChosenWebsite({ websites }: { websites: readonly Website[] }) {
  const t = useTexts(texts);
  const [address, setAddress] = useSearchParams();
  const website = chosenWebsite(websites, address);
  const missing = missingWebsite(websites, address);
  if (website === null) return null;
  return (
    <>
      {missing && (
        <div className="mb-6">
          <Banner tone="warning">{t.notLive(displayDomain(missing))}</Banner>
        </div>
      )}
      {website.status === 'NOT_PAID' && <UnpaidBanner website={website} />}
      <div className="mb-8 max-w-md">
        <WebsiteSelect
          label={t.website}
          websites={websites}
          selectedId={website.id}
          onChange={(domain) => setAddress(withChoice(address, { website: domain }), { replace: true })}
        />
      </div>
      <WebsiteWidget key={website.id} website={website} websites={websites} />
    </>
  );
}

/** The widget is still there, but not for long. */
function UnpaidBanner({ website: { domain, expiresAt } }: { website: Website }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const until = new Date(Date.parse(expiresAt ?? '') + GRACE_DAYS * 24 * 60 * 60 * 1000);
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
