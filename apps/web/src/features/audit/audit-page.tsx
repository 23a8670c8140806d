import { exportAuditEntries } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ExportButtons } from '../../shared/data-rights/export/export-buttons.tsx';
import { AdminsOnly } from '../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../shared/settings/settings-header.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { texts } from './texts.ts';
import { type AuditFilter, noFilter, queryOf, useAuditEntries } from './use-audit-entries.ts';

export function AuditPage() {
  const t = useTexts(texts);
  return (
    <AdminsOnly>
      <SettingsHeader title={t.title} subtitle={t.subtitle} backLabel={t.back} />
      <Trail />
    </AdminsOnly>
  );
}

function Trail() {
  const t = useTexts(texts);
  const [filter, setFilter] = useState<AuditFilter>(noFilter);
  const { list, error, isFetching, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useAuditEntries(filter);
  const isFiltered = Object.keys(queryOf(filter)).length > 0;
  const rows = list ?? [];
  return (
    <>
      <AuditFilters isPending={isFetching && !isFetchingNextPage} onApply={setFilter} />
      <p role="status" className="mb-3 text-ink-muted text-sm">
        {list && rows.length > 0 && t.shown(rows.length)}
      </p>
      <div className="flex flex-col gap-5">
        {error && (
          <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
            {errorToText(error, t.loadFailed)}
          </LoadProblem>
        )}
        {(list || isPending) && (
          <AuditTable
            rows={rows}
            isLoading={isPending}
            empty={<EmptyState title={isFiltered ? t.noMatch : t.empty}>{!isFiltered && t.emptyHelp}</EmptyState>}
          />
        )}
        {hasNextPage && (
          <div>
            <Button isPending={isFetchingNextPage} pendingLabel={t.loadingMore} onPress={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
        {rows.length > 0 && (
          <ExportButtons
            texts={t}
            save={(format) =>
              saveFile(exportAuditEntries, { query: { ...queryOf(filter), format } }, `audit-trail.${format}`)
            }
          />
        )}
      </div>
    </>
  );
}
