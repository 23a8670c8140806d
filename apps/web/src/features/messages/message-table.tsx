import { getMessageSettings, type ListedMessage, type ListedWebsite } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { formatInstant } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { type InboxLocation, inboxAddress } from './inbox-location.ts';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';

interface MessageTableProps {
  website: ListedWebsite;
  place: InboxLocation;
  rows: readonly ListedMessage[];
  isLoading: boolean;
  isFiltered: boolean;
}

export function MessageTable({ website, place, rows, isLoading, isFiltered }: MessageTableProps) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { data: settings } = useCall(getMessageSettings, { params: { websiteId: website.id } });
  const empty = isFiltered ? (
    <EmptyState title={place.finding === null ? t.noneOf : t.noneLinked} />
  ) : (
    <EmptyState title={t.empty}>{settings && (settings.isOn ? t.emptyOn : t.emptyOff)}</EmptyState>
  );
  return (
    <Table
      label={t.inbox}
      rows={rows}
      getKey={({ id }) => id}
      isLoading={isLoading}
      empty={empty}
      columns={[
        {
          id: 'message',
          header: t.columns.message,
          isRowHeader: true,
          cell: ({ id, goal, barrier }) => (
            <span className="block min-w-0 max-w-md">
              <TextLink to={inboxAddress(website.domain, { ...place, message: id })}>
                <span className="wrap-anywhere line-clamp-2">{goal}</span>
              </TextLink>
              <span className="wrap-anywhere mt-1 line-clamp-2 font-normal text-ink-muted text-sm">{barrier}</span>
            </span>
          ),
        },
        { id: 'status', header: t.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
        {
          id: 'wrote',
          header: t.columns.wrote,
          cell: ({ wroteAt }) => (
            <time dateTime={wroteAt} className="whitespace-nowrap">
              {formatInstant(language, wroteAt)}
            </time>
          ),
        },
        {
          id: 'answer',
          header: t.columns.answer,
          cell: ({ wantsAnswer }) => (wantsAnswer ? t.byMail : t.onPage),
        },
      ]}
    />
  );
}
