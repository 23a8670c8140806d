import { AUDIT_AREAS, AUDIT_SEARCH_MAX_LENGTH, exportAuditEntries } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ExportButtons } from '../../shared/data-rights/export/export-buttons.tsx';
import { AdminsOnly } from '../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../shared/settings/settings-header.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { AuditTable } from './audit-table.tsx';
import { eventTexts } from './event-texts.ts';
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

interface AuditFiltersProps {
  isPending: boolean;
  onApply: (filter: AuditFilter) => void;
}

/** Filters apply when the button is pressed, since each query reads the whole trail. */
function AuditFilters({ isPending, onApply }: AuditFiltersProps) {
  const t = useTexts(texts);
  const names = useTexts(eventTexts);
  const [filter, setFilter] = useState<AuditFilter>(noFilter);
  const change = (part: Partial<AuditFilter>) => setFilter({ ...filter, ...part });
  return (
    <search aria-label={t.filters} className="mb-6 block">
      <form
        noValidate
        className="grid max-w-5xl items-end gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_12rem_auto_auto_8.5rem]"
        onSubmit={(event) => {
          event.preventDefault();
          onApply({ ...filter, search: filter.search.slice(0, AUDIT_SEARCH_MAX_LENGTH) });
        }}
      >
        <SearchField label={t.search} value={filter.search} onChange={(search) => change({ search })} />
        <Select
          label={t.area}
          name="area"
          selectedId={filter.area}
          onChange={(area) => change({ area })}
          items={[
            { id: 'ALL' as const, label: t.allAreas },
            ...AUDIT_AREAS.map((id) => ({ id, label: names.areas[id] })),
          ]}
        />
        <TextField label={t.from} name="from" type="date" value={filter.from} onChange={(from) => change({ from })} />
        <TextField label={t.to} name="to" type="date" value={filter.to} onChange={(to) => change({ to })} />
        <Button type="submit" isPending={isPending} pendingLabel={t.loadingMore}>
          {t.apply}
        </Button>
      </form>
    </search>
  );
}
