import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import {
  filterInvitations,
  filterMembers,
  isFiltering,
  noFilter,
  type PeopleFilter,
  roleChoices,
} from './filter-people.ts';
import { InvitationPanel } from './invitations/invitation-panel.tsx';
import { InviteButton } from './invitations/invite-button.tsx';
import { MemberPanel } from './members/member-panel.tsx';
import { texts } from './texts.ts';
import { useInvitations, useMembers } from './use-people.ts';

export function TeamPage() {
  const t = useTexts(texts);
  const [tab, setTab] = useState<'active' | 'invited'>('active');
  const [filter, setFilter] = useState<PeopleFilter>(noFilter);
  const [news, setNews] = useState('');
  const members = useMembers();
  const invitations = useInvitations();
  usePageTitle(t.title);

  const shownMembers = members.list && filterMembers(members.list, filter);
  const shownInvitations = invitations.list && filterInvitations(invitations.list, filter);
  const clearFilter = () => setFilter(noFilter);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} actions={<InviteButton onInvited={setNews} />} />
      <PeopleFilters filter={filter} onChange={setFilter} />
      <p role="status" className="sr-only">
        {isFiltering(filter) && t.found(shownMembers?.length ?? 0, shownInvitations?.length ?? 0)}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <Tabs
        label={t.lists}
        selectedId={tab}
        onChange={setTab}
        items={[
          {
            id: 'active',
            label: t.tabs.active,
            count: shownMembers?.length,
            content: <MemberPanel members={members} rows={shownMembers ?? []} onClearFilter={clearFilter} />,
          },
          {
            id: 'invited',
            label: t.tabs.invited,
            count: shownInvitations?.length,
            content: (
              <InvitationPanel
                invitations={invitations}
                rows={shownInvitations ?? []}
                filter={filter}
                onClearFilter={clearFilter}
                onNews={setNews}
              />
            ),
          },
        ]}
      />
    </>
  );
}

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
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
