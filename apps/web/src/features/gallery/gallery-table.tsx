import { useState } from 'react';
import { Table } from '../../ui/data/table.tsx';
import type { TableColumn, TableSort } from '../../ui/data/table-column.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

export interface WebsiteRow {
  domain: string;
  plan: string;
  expires: string;
  visits: number;
  isActive: boolean;
}

export const websites: readonly WebsiteRow[] = [
  { domain: 'bakery-lane.example', plan: 'Growth', expires: 'Mar 4, 2026', visits: 182_440, isActive: true },
  { domain: 'harbour.example', plan: 'Starter', expires: 'Feb 19, 2026', visits: 9_310, isActive: false },
  {
    domain: 'the-society-for-unusually-long-names-of-places.example',
    plan: 'Growth',
    expires: 'Dec 30, 2026',
    visits: 999_999,
    isActive: true,
  },
];

export function WebsiteTable({ rows, isLoading }: { rows: readonly WebsiteRow[]; isLoading: boolean }) {
  const [sort, setSort] = useState<TableSort>({ columnId: 'domain', direction: 'ascending' });
  const flip = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Table
      label="Websites"
      columns={columns}
      rows={rows.toSorted((a, b) => flip * a.domain.localeCompare(b.domain))}
      getKey={(row) => row.domain}
      sort={sort}
      onSort={setSort}
      isLoading={isLoading}
      onRowAction={(row) => showToast({ tone: 'info', message: `Opens the widget of ${row.domain}.` })}
      isRowActionable={(row) => row.isActive}
      empty={<EmptyState title="No cancelled websites found." />}
    />
  );
}

const columns: readonly TableColumn<WebsiteRow>[] = [
  {
    id: 'domain',
    header: 'Domain',
    isRowHeader: true,
    sortable: true,
    cell: ({ domain }) => (
      <TextLink href={`https://${domain}`} external>
        {domain}
      </TextLink>
    ),
  },
  { id: 'plan', header: 'Subscription', cell: ({ plan }) => plan },
  { id: 'expires', header: 'Expires at', cell: ({ expires }) => <time>{expires}</time> },
  { id: 'visits', header: 'Visits', align: 'end', cell: ({ visits }) => visits.toLocaleString('en-US') },
  {
    id: 'status',
    header: 'Status',
    cell: ({ isActive }) => <Badge tone={isActive ? 'success' : 'danger'}>{isActive ? 'Active' : 'Not paid'}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ domain }) => (
      <Menu
        label={`Actions for ${domain}`}
        items={[
          { id: 'open', label: 'Open', onAction: () => showToast({ tone: 'info', message: `Open ${domain}.` }) },
          { id: 'remove', label: 'Remove', tone: 'danger', onAction: () => undefined },
        ]}
      />
    ),
  },
];
