import type { AuditEntry } from '@evenway/contract';
import type { ReactNode } from 'react';
import { formatInstant } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Table } from '../../ui/data/table.tsx';
import { describeDetails } from './describe-details.ts';
import { eventTexts } from './event-texts.ts';
import { texts } from './texts.ts';

interface AuditTableProps {
  rows: readonly AuditEntry[];
  isLoading: boolean;
  empty: ReactNode;
}

export function AuditTable({ rows, isLoading, empty }: AuditTableProps) {
  const t = useTexts(texts);
  const names = useTexts(eventTexts);
  const language = languagePreference.use();
  return (
    <Table
      label={t.entries}
      rows={rows}
      getKey={({ id }) => id}
      isLoading={isLoading}
      empty={empty}
      columns={[
        {
          id: 'at',
          header: t.columns.at,
          isRowHeader: true,
          cell: ({ at }) => (
            <time dateTime={at} className="whitespace-nowrap font-normal">
              {formatInstant(language, at)}
            </time>
          ),
        },
        {
          id: 'actor',
          header: t.columns.actor,
          cell: ({ actor }) => <span className="wrap-anywhere">{actor ?? t.someoneGone}</span>,
        },
        {
          id: 'event',
          header: t.columns.event,
          cell: ({ event, details }) => (
            <span>
              {names.events[event]}
              {describeDetails(language, details).map((detail) => (
                <span key={detail} className="block text-ink-muted text-sm wrap-anywhere">
                  {detail}
                </span>
              ))}
            </span>
          ),
        },
        {
          id: 'target',
          header: t.columns.target,
          cell: ({ target }) => <span className="wrap-anywhere">{target ?? t.none}</span>,
        },
        {
          id: 'network',
          header: t.columns.network,
          cell: ({ network }) => <span className="whitespace-nowrap tabular-nums">{network || t.none}</span>,
        },
      ]}
    />
  );
}
