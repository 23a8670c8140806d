import type { ListedWebsite } from '@evenway/contract';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import type { WebsiteAction } from '../actions/website-actions.ts';
import { texts } from '../texts.ts';
import { type WebsiteTab, websitesOnTab, websiteTabs } from '../website-status.ts';
import { ListPages } from './list-pages.tsx';
import { toolTexts } from './tool-texts.ts';
import { needsTools, searchWebsites, sortWebsites, type WebsiteOrder } from './website-order.ts';
import { WebsiteTable } from './website-table.tsx';

interface WebsiteTabsProps {
  list: readonly ListedWebsite[];
  isLoading: boolean;
  onAction: (action: WebsiteAction, website: ListedWebsite) => void;
  onOnboard: () => void;
}

export function WebsiteTabs({ list, isLoading, onAction, onOnboard }: WebsiteTabsProps) {
  const t = useTexts(texts);
  const { found } = useTexts(toolTexts);
  const [tab, setTab] = useState<WebsiteTab>('active');
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<WebsiteOrder>({ columnId: 'domain', direction: 'ascending' });
  const hasTools = needsTools(list);
  const search = hasTools ? typed.trim() : '';
  const matches = hasTools ? sortWebsites(searchWebsites(list, search), order) : list;
  const now = new Date();
  const rows = websitesOnTab(matches, tab, now);
  return (
    <>
      {hasTools && (
        <Suspense fallback={<div className="mb-6 h-46 sm:h-20" />}>
          <WebsiteTools search={typed} onSearch={setTyped} order={order} onOrder={setOrder} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {search !== '' && found(rows.length)}
      </p>
      <Tabs
        label={t.list}
        selectedId={tab}
        onChange={setTab}
        items={websiteTabs.map((id) => ({
          id,
          label: t.tabs[id],
          count: isLoading ? undefined : websitesOnTab(matches, id, now).length,
          content: (
            // Another tab, search or order starts at the first page.
            <ListPages key={`${id} ${search} ${order.columnId} ${order.direction}`} rows={rows}>
              {(shown) => (
                <>
                  {id === 'cancelled' && rows.length > 0 && (
                    <p className="mb-4 max-w-measure text-ink-muted text-sm">{t.emptyHelp.cancelled}</p>
                  )}
                  <WebsiteTable
                    tab={id}
                    rows={shown}
                    isLoading={isLoading}
                    empty={
                      list.length === 0 ? (
                        <Suspense>
                          <FirstWebsite title={t.empty[id]} onOnboard={onOnboard} />
                        </Suspense>
                      ) : (
                        <EmptyList tab={id} isSearching={search !== ''} onClear={() => setTyped('')} />
                      )
                    }
                    order={hasTools ? order : null}
                    onOrder={setOrder}
                    onAction={onAction}
                  />
                </>
              )}
            </ListPages>
          ),
        }))}
      />
    </>
  );
}

// Few organizations need the former, and each needs the latter once.
const WebsiteTools = lazyPart(async () => (await import('./website-tools.tsx')).WebsiteTools);
const FirstWebsite = lazyPart(async () => (await import('./first-website.tsx')).FirstWebsite);

interface EmptyListProps {
  tab: WebsiteTab;
  isSearching: boolean;
  onClear: () => void;
}

function EmptyList({ tab, isSearching, onClear }: EmptyListProps) {
  const t = useTexts(texts);
  const tools = useTexts(toolTexts);
  const { role } = useSession();
  if (!isSearching)
    return (
      <EmptyState title={t.empty[tab]}>
        {tab !== 'all' && t.emptyHelp[tab]}
        {tab === 'active' && role === 'ORG_ADMIN' && ` ${t.emptyNext}`}
      </EmptyState>
    );
  const clear = () => {
    onClear();
    // The button disappears with the search.
    focusField('search');
  };
  return <EmptyState title={tools.noMatch} action={<Button onPress={clear}>{tools.clear}</Button>} />;
}
