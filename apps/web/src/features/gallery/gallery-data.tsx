import { useState } from 'react';
import { CodeSample } from '../../ui/data/code-sample.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Stat } from '../../ui/data/stat.tsx';
import { StatGroup } from '../../ui/data/stat-group.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TabLinks } from '../../ui/navigation/tab-links.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { type WebsiteRow, WebsiteTable, websites } from './gallery-table.tsx';

type Filter = 'active' | 'cancelled' | 'loading' | 'all';

export function GalleryData() {
  const [filter, setFilter] = useState<Filter>('active');
  const tab = (id: Filter, label: string, rows: readonly WebsiteRow[]) => ({
    id,
    label,
    count: rows.length,
    content: <WebsiteTable rows={rows} isLoading={id === 'loading'} />,
  });
  return (
    <Section id="data" title="Data">
      <div className="flex flex-col gap-10">
        <StatGroup>
          <Stat label="Total Websites" value={12} />
          <Stat label="Active Websites" value={9} />
          <Stat label="Expiring Soon" value={1} hint="Within 30 days" />
          <Stat label="Inactive Websites" value={0} isLoading />
          <Stat label="Could not be loaded" value={null} />
        </StatGroup>
        <Tabs
          label="Managed websites"
          selectedId={filter}
          onChange={setFilter}
          items={[
            tab('active', 'Active', websites),
            tab('cancelled', 'Cancelled', []),
            tab('loading', 'Loading', []),
            tab('all', 'All', websites),
          ]}
        />
        <TabLinks
          label="Screens of their own"
          selectedId="data"
          items={[
            { id: 'fields', label: 'Fields', to: '#fields' },
            { id: 'data', label: 'Data', to: '#data' },
          ]}
        />
        <DefinitionList
          items={[
            { term: 'Plan', value: 'Growth, yearly' },
            { term: 'Next invoice', value: '$1,180.00 on March 4, 2026' },
            {
              term: 'Website',
              value: 'the-society-for-unusually-long-names-of-places-streets-rivers-and-other-landmarks.example',
            },
          ]}
        />
        <CodeSample label="Before" code={'<img src="/cake.jpg">'} />
        <div>
          <Disclosure title="The widget does not show">
            Clear the cache of your website, then load the page again.
          </Disclosure>
          <Disclosure title="The widget shows on some pages of the website only, and not on those that were made first">
            Put the code into the template that all pages share.
          </Disclosure>
          <Disclosure
            title="Images without a description"
            headingLevel={3}
            note={<Badge tone="danger">Critical</Badge>}
          >
            Say in a few words what the image shows.
          </Disclosure>
        </div>
      </div>
    </Section>
  );
}
