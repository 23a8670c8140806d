import type { Website, WebsiteStatus } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';
import { shownStatus, type WebsiteTab } from './website-status.ts';

interface WebsiteTableProps {
  tab: WebsiteTab;
  rows: readonly Website[];
  isLoading: boolean;
}

export function WebsiteTable({ tab, rows, isLoading }: WebsiteTableProps) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const day = (timestamp: string | null) =>
    timestamp === null ? t.none : <time dateTime={timestamp}>{formatDate(language, timestamp)}</time>;
  return (
    <Table
      label={t.list}
      rows={rows}
      getKey={(website) => website.id}
      isLoading={isLoading}
      empty={<p className="py-6 text-ink-muted">{t.empty[tab]}</p>}
      columns={[
        {
          id: 'domain',
          header: t.columns.domain,
          isRowHeader: true,
          cell: ({ domain }) => (
            <TextLink href={`https://${domain}`} external>
              {domain}
            </TextLink>
          ),
        },
        {
          id: 'subscription',
          header: t.columns.subscription,
          cell: ({ subscriptionName }) => subscriptionName ?? t.none,
        },
        { id: 'subscribed', header: t.columns.subscribed, cell: ({ subscribedAt }) => day(subscribedAt) },
        { id: 'expires', header: t.columns.expires, cell: ({ expiresAt }) => day(expiresAt) },
        {
          id: 'status',
          header: t.columns.status,
          cell: (website) => <Badge tone={TONES[shownStatus(website)]}>{t.status[shownStatus(website)]}</Badge>,
        },
      ]}
    />
  );
}

const TONES = {
  ACTIVE: 'success',
  CANCELLED: 'warning',
  NOT_PAID: 'danger',
  INACTIVE: 'neutral',
} as const satisfies Record<WebsiteStatus, string>;
