import {
  exportMessages,
  getMessageSettings,
  type ListedMessage,
  type ListedWebsite,
  MESSAGE_STATUSES,
} from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { formatInstant } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ExportButtons } from '../../shared/export/export-buttons.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { StatusBadge } from './status-badge.tsx';
import { texts } from './texts.ts';
import { type StatusFilter, useMessages } from './use-messages.ts';

const FILTERS: readonly StatusFilter[] = ['all', ...MESSAGE_STATUSES];

export function Inbox({ website }: { website: ListedWebsite }) {
  const t = useTexts(texts);
  const { role } = useSession();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const { list, counts, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useMessages(
    website.id,
    filter,
  );
  const total = counts && counts.new + counts.answered + counts.mended;
  const countOf = (one: StatusFilter) => (one === 'all' ? total : counts?.[one]);
  return (
    <Section title={t.inbox} description={t.kept}>
      <div className="flex flex-col gap-5">
        {error && (
          <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
            {errorToText(error, t.loadFailed)}
          </LoadProblem>
        )}
        {total !== null && total > 0 && (
          <SegmentedControl
            label={t.filter}
            value={filter}
            onChange={setFilter}
            options={FILTERS.map((id) => ({
              id,
              label: id === 'all' ? t.all : t.statuses[id],
              badge: String(countOf(id) ?? 0),
            }))}
          />
        )}
        {(list || isPending) && (
          <MessageTable
            website={website}
            rows={list ?? []}
            isLoading={isPending}
            isFiltered={filter !== 'all' && total !== 0}
          />
        )}
        {hasNextPage && (
          <div>
            <Button isPending={isFetchingNextPage} pendingLabel={t.loading} onPress={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
        {role === 'ORG_ADMIN' && total !== null && total > 0 && (
          <ExportButtons
            texts={{
              csv: t.csv,
              json: t.json,
              exporting: t.exporting,
              exported: t.exported,
              exportFailed: t.exportFailed,
            }}
            save={(format) =>
              saveFile(exportMessages, { params: { websiteId: website.id }, query: { format } }, `messages.${format}`)
            }
          />
        )}
      </div>
    </Section>
  );
}

interface MessageTableProps {
  website: ListedWebsite;
  rows: readonly ListedMessage[];
  isLoading: boolean;
  isFiltered: boolean;
}

function MessageTable({ website, rows, isLoading, isFiltered }: MessageTableProps) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { data: settings } = useCall(getMessageSettings, { params: { websiteId: website.id } });
  const address = (message: string) => `?${new URLSearchParams({ website: website.domain, message })}`;
  const empty = isFiltered ? (
    <EmptyState title={t.noneOf} />
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
              <TextLink to={address(id)}>
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
