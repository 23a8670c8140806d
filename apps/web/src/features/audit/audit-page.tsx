import { paths } from '@evenway/contract';
import { useState } from 'react';
import { Navigate } from '../../lib/router/screens.tsx';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { texts } from './texts.ts';
import { type AuditFilter, noFilter, queryOf, useAuditEntries } from './use-audit-entries.ts';

/** For admins, like the settings it belongs to. */
export function AuditPage() {
  const t = useTexts(texts);
  const { role } = useSession();
  usePageTitle(t.title);
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={<ButtonLink to={paths.settings}>{t.back}</ButtonLink>}
      />
      <Trail />
    </>
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
        {rows.length > 0 && <ExportButtons filter={filter} />}
      </div>
    </>
  );
}
