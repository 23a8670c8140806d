import { API_KEY_NOTICE_DAYS, type ApiKey, type Language } from '@evenway/contract';
import type { ReactNode } from 'react';
import { formatAgo } from '../../platform/i18n/format-ago.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { keyTexts } from './texts.ts';

interface KeyTableProps {
  keys: readonly ApiKey[];
  isLoading: boolean;
  empty: ReactNode;
  onRevoke: (key: ApiKey) => void;
}

export function KeyTable({ keys, isLoading, empty, onRevoke }: KeyTableProps) {
  const t = useTexts(keyTexts);
  const language = languagePreference.use();
  return (
    <Table
      label={t.list}
      rows={keys}
      getKey={({ id }) => id}
      isLoading={isLoading}
      empty={empty}
      columns={[
        {
          id: 'name',
          header: t.columns.name,
          isRowHeader: true,
          cell: ({ name, prefix }) => (
            <span className="block wrap-anywhere">
              {name}
              <code className="block text-sm font-normal text-ink-muted">{prefix}…</code>
            </span>
          ),
        },
        {
          id: 'scopes',
          header: t.columns.scopes,
          cell: ({ scopes }) => (
            <ul className="flex flex-col text-sm">
              {scopes.map((scope) => (
                <li key={scope}>{t.scopes[scope]}</li>
              ))}
            </ul>
          ),
        },
        {
          id: 'created',
          header: t.columns.created,
          cell: ({ createdAt, createdBy: { name, standing } }) => (
            <span className="block wrap-anywhere">
              {formatDate(language, createdAt)}
              <span className="block text-sm text-ink-muted">
                {standing === 'admin' ? t.by(name) : t.standing[standing](name)}
              </span>
            </span>
          ),
        },
        {
          id: 'used',
          header: t.columns.used,
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? t.never : formatAgo(language, lastUsedAt, new Date())),
        },
        { id: 'expires', header: t.columns.expires, cell: (key) => <Expiry apiKey={key} language={language} /> },
        {
          id: 'actions',
          header: t.columns.actions,
          isHeaderHidden: true,
          align: 'end',
          cell: (key) => (
            <Button size="sm" variant="quiet" aria-label={t.revokeOf(key.name)} onPress={() => onRevoke(key)}>
              {t.revoke}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Expiry({ apiKey: { expiresAt, isExpired }, language }: { apiKey: ApiKey; language: Language }) {
  const t = useTexts(keyTexts);
  const date = formatDate(language, expiresAt);
  if (isExpired) return <Badge tone="danger">{t.expired}</Badge>;
  const daysLeft = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  return daysLeft < API_KEY_NOTICE_DAYS ? <Badge tone="warning">{t.soon(date)}</Badge> : date;
}
