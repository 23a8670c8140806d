import { displayDomain, type ListedWebsite, type WebsiteStatus } from '@evenway/contract';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Table } from '../../../ui/data/table.tsx';
import type { TableColumn } from '../../../ui/data/table-column.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { opensWidget, widgetAddress } from '../actions/row-shortcut.ts';
import type { WebsiteAction } from '../actions/website-actions.ts';
import { WebsiteMenu } from '../actions/website-menu.tsx';
import { WidgetActivity } from '../activity/widget-activity.tsx';
import { texts } from '../texts.ts';
import { shownStatus, type WebsiteTab } from '../website-status.ts';
import { describeNext } from './describe-next.ts';
import { sortableColumns, type WebsiteOrder } from './website-order.ts';

interface WebsiteTableProps {
  tab: WebsiteTab;
  rows: readonly ListedWebsite[];
  isLoading: boolean;
  empty: ReactNode;
  /** Null if there are too few websites to sort. */
  order: WebsiteOrder | null;
  onOrder: (order: WebsiteOrder) => void;
  onAction: (action: WebsiteAction, website: ListedWebsite) => void;
}

export function WebsiteTable({ tab, rows, isLoading, empty, order, onOrder, onAction }: WebsiteTableProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const now = new Date();
  return (
    <Table
      label={t.list}
      rows={rows}
      getKey={(website) => website.id}
      isLoading={isLoading}
      empty={empty}
      columns={useColumns(now, onAction)}
      sort={order ?? undefined}
      onSort={
        order === null
          ? undefined
          : ({ columnId, direction }) => {
              const column = sortableColumns.find((id) => id === columnId);
              if (column) onOrder({ columnId: column, direction });
            }
      }
      rowActionHint={t.rowHint}
      isRowActionable={(website) => isDesktop && opensWidget(website, tab, now)}
      onRowAction={(website) => void navigate(widgetAddress(website))}
    />
  );
}

function useColumns(now: Date, onAction: WebsiteTableProps['onAction']): TableColumn<ListedWebsite>[] {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const day = (timestamp: string | null) =>
    timestamp === null ? t.none : <time dateTime={timestamp}>{formatDate(language, timestamp)}</time>;
  const cells: Record<(typeof sortableColumns)[number], TableColumn<ListedWebsite>['cell']> = {
    domain: ({ domain, offer }) => (
      <span className="block @min-[56rem]/data-table:min-w-40">
        <TextLink href={`https://${domain}`} external>
          <DomainName domain={domain} />
        </TextLink>
        {offer && (
          <span className="block font-normal text-ink-muted text-sm wrap-anywhere">{t.offered(offer.email)}</span>
        )}
      </span>
    ),
    subscription: ({ subscriptionName }) => subscriptionName ?? t.none,
    subscribed: ({ subscribedAt }) => day(subscribedAt),
    expires: (website) => (
      <span className="block whitespace-pre-line @min-[56rem]/data-table:min-w-max">
        {describeNext(website, language, now) ?? day(website.expiresAt)}
      </span>
    ),
    status: (website) => (
      <Badge tone={TONES[shownStatus(website)]}>{website.isPrepaid ? t.prepaid : t.status[shownStatus(website)]}</Badge>
    ),
    visits: (website) => <WidgetActivity website={website} now={now} />,
  };
  return [
    ...sortableColumns.map((id) => ({
      id,
      header: t.columns[id],
      isRowHeader: id === 'domain',
      sortable: true,
      cell: cells[id],
    })),
    {
      id: 'actions',
      header: t.columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (website) => <WebsiteMenu website={website} now={now} onAction={onAction} />,
    },
  ];
}

const TONES = {
  ACTIVE: 'success',
  CANCELLED: 'warning',
  NOT_PAID: 'danger',
  INACTIVE: 'neutral',
} as const satisfies Record<WebsiteStatus, string>;

// From this width on, the sidebar is beside the page and rows are not cards.
const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 64rem)');

function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches ?? false);
}

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** A domain in readable form. It breaks between its parts before it breaks inside one. */
function DomainName({ domain }: { domain: string }) {
  return displayDomain(domain)
    .split(/(?<=\.)/)
    .map((label, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {label}
      </Fragment>
    ));
}
