import { AUDIT_AREAS, AUDIT_SEARCH_MAX_LENGTH } from '@evenway/contract';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { eventTexts } from './event-texts.ts';
import { texts } from './texts.ts';
import { type AuditFilter, noFilter } from './use-audit-entries.ts';

interface AuditFiltersProps {
  isPending: boolean;
  onApply: (filter: AuditFilter) => void;
}

/** Filters apply when the button is pressed, since each query reads the whole trail. */
export function AuditFilters({ isPending, onApply }: AuditFiltersProps) {
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
