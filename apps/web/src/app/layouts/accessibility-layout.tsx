import { displayDomain, type ListedWebsite, listWebsites, paths } from '@evenway/contract';
import { useLocation, useSearchParams } from '../../lib/router/hooks.ts';
import { Outlet } from '../../lib/router/screens.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { chosenWebsite, missingWebsite } from '../../shared/websites/website-choice.ts';
import { WebsiteContext } from '../../shared/websites/website-context.ts';
import { WebsiteSelect } from '../../shared/websites/website-select.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TabLinks } from '../../ui/navigation/tab-links.tsx';
import { texts } from './accessibility-texts.ts';

const TABS = {
  check: paths.accessibility,
  statement: paths.accessibilityStatement,
  messages: paths.accessibilityMessages,
} as const;
type Tab = keyof typeof TABS;
const tabs = Object.keys(TABS) as Tab[];

/** What the three tabs stand in. The heading is the tab's own: it takes the focus, and so says which one was opened. */
export function AccessibilityLayout() {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const tab = tabs.find((one) => TABS[one] === pathname) ?? 'check';
  usePageTitle(t.titles[tab]);
  const websites = useCall(listWebsites, {});
  return (
    <>
      <PageHeader title={t.titles[tab]} subtitle={t.subtitles[tab]} />
      <LoadedPart
        query={websites}
        failed={t.websitesFailed}
        skeleton={<Skeleton shape="block" label={t.websitesLoading} />}
      >
        {(list) => (list.length === 0 ? <NoWebsite /> : <ChosenWebsite websites={list} tab={tab} />)}
      </LoadedPart>
    </>
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

/** The choice stands in the address, so that a reload, a link and another tab show the same website. */
function ChosenWebsite({ websites, tab }: { websites: readonly ListedWebsite[]; tab: Tab }) {
  const t = useTexts(texts);
  const [address, setAddress] = useSearchParams();
  const website = chosenWebsite(websites, address);
  const missing = missingWebsite(websites, address);
  if (website === null) return null;
  return (
    <>
      {missing && (
        <div className="mb-6 wrap-anywhere">
          <Banner tone="warning">{t.unknown(displayDomain(missing))}</Banner>
        </div>
      )}
      <div className="mb-8 max-w-md">
        <WebsiteSelect
          label={t.website}
          websites={websites}
          selectedId={website.id}
          onChange={(domain) => setAddress({ website: domain }, { replace: true })}
        />
      </div>
      <TabLinks
        label={t.tabsLabel}
        selectedId={tab}
        items={tabs.map((id) => ({
          id,
          label: t.tabs[id],
          to: `${TABS[id]}?${new URLSearchParams({ website: website.domain })}`,
        }))}
      />
      <div className="pt-8">
        <WebsiteContext value={website}>
          <Outlet />
        </WebsiteContext>
      </div>
    </>
  );
}
