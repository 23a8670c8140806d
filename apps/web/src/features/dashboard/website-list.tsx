import type { Website } from '@evenway/contract';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { texts } from './texts.ts';
import type { Websites } from './use-websites.ts';
import { type WebsiteTab, websitesOnTab, websiteTabs } from './website-status.ts';
import { WebsiteTable } from './website-table.tsx';

export function WebsiteList({ websites }: { websites: Websites }) {
  const t = useTexts(texts);
  return (
    <div className="mt-10">
      <Section title={t.list} actions={<RefreshButton websites={websites} />}>
        {websites.problem && (
          <div className="mb-5">
            <Banner tone="error" live>
              {websites.problem}
            </Banner>
          </div>
        )}
        <p role="status" className="sr-only">
          {websites.news}
        </p>
        {(websites.list !== null || websites.isLoading) && (
          <WebsiteTabs list={websites.list ?? []} isLoading={websites.isLoading} />
        )}
      </Section>
    </div>
  );
}

function WebsiteTabs({ list, isLoading }: { list: readonly Website[]; isLoading: boolean }) {
  const t = useTexts(texts);
  const [tab, setTab] = useState<WebsiteTab>('active');
  const now = new Date();
  return (
    <Tabs
      label={t.list}
      selectedId={tab}
      onChange={setTab}
      items={websiteTabs.map((id) => ({
        id,
        label: t.tabs[id],
        count: websitesOnTab(list, id, now).length,
        content: <WebsiteTable tab={id} rows={websitesOnTab(list, id, now)} isLoading={isLoading} />,
      }))}
    />
  );
}

function RefreshButton({ websites }: { websites: Websites }) {
  const t = useTexts(texts);
  return (
    <Button
      icon={<RefreshCw aria-hidden="true" className="size-5" />}
      isPending={websites.isRefreshing}
      pendingLabel={t.refreshing}
      onPress={websites.refresh}
    >
      {t.refresh}
    </Button>
  );
}
