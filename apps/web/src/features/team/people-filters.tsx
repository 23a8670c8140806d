import { useTexts } from '../../platform/i18n/use-texts.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { type PeopleFilter, roleChoices } from './filter-people.ts';
import { texts } from './texts.ts';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const t = useTexts(texts);
  const roles = useTexts(roleNames);
  return (
    <search aria-label={t.filters} className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-[1fr_12rem]">
      <SearchField label={t.search} value={filter.search} onChange={(search) => onChange({ ...filter, search })} />
      <Select
        label={t.role}
        name="role-filter"
        selectedId={filter.role}
        onChange={(role) => onChange({ ...filter, role })}
        items={roleChoices.map((id) => ({ id, label: id === 'ALL' ? t.allRoles : roles[id] }))}
      />
    </search>
  );
}
