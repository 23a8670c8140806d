import { type ListedWebsite, listWebsites, paths } from '@evenway/contract';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Outlet } from '../../../lib/router/screens.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { WebsiteContext } from '../../../shared/websites/website-context.ts';
import { WithWebsite } from '../../../shared/websites/with-website.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { texts } from './accessibility-texts.ts';

const TABS = {
  check: paths.accessibility,
  statement: paths.accessibilityStatement,
  messages: paths.accessibilityMessages,
} as const;
type Tab = keyof typeof TABS;
const tabs = Object.keys(TABS) as Tab[];

/** The frame of the three tabs. Each tab has its own heading, which takes the focus and so announces the tab. */
export function AccessibilityLayout() {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const tab = tabs.find((one) => TABS[one] === pathname) ?? 'check';
  usePageTitle(t.titles[tab]);
  const websites = useCall(listWebsites, {});
  return (
    <>
      <PageHeader title={t.titles[tab]} subtitle={t.subtitles[tab]} />
      <WithWebsite
        query={websites}
        texts={{ failed: t.websitesFailed, none: t.none, noneHelp: t.noneHelp, missing: t.unknown }}
      >
        {(website) => <WebsiteTabs website={website} tab={tab} />}
      </WithWebsite>
    </>
  );
}

function WebsiteTabs({ website, tab }: { website: ListedWebsite; tab: Tab }) {
  const t = useTexts(texts);
  return (
    <>
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
