import type { User } from '@evenway/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Table } from '../../../ui/data/table.tsx';
import { nameOf } from '../filter-people.ts';
import { MemberControl } from '../member-control.tsx';
import { memberTexts } from './member-texts.ts';

interface MemberTableProps {
  rows: readonly User[];
  isLoading: boolean;
  empty: ReactNode;
  onChangeRole: (member: User) => void;
  onRemove: (member: User) => void;
  /** Who has a second factor; null if unknown. */
  secondFactors: ReadonlySet<string> | null;
  onReset: (member: User) => void;
}

export function MemberTable({ rows, isLoading, empty, onChangeRole, onRemove, ...security }: MemberTableProps) {
  const { secondFactors, onReset } = security;
  const t = useTexts(memberTexts);
  const roles = useTexts(roleNames);
  const { role, userId } = useSession();
  const reason = (member: User, onlyAdmins: string) => {
    if (role !== 'ORG_ADMIN') return onlyAdmins;
    return member.id === userId ? t.ownAccount : undefined;
  };
  return (
    <Table
      label={t.list}
      rows={rows}
      getKey={(member) => member.id}
      isLoading={isLoading}
      empty={empty}
      columns={[
        {
          id: 'name',
          header: t.columns.name,
          isRowHeader: true,
          cell: (member) => (
            <MemberName member={member} isSelf={member.id === userId} hasSecondFactor={secondFactors?.has(member.id)} />
          ),
        },
        {
          id: 'email',
          header: t.columns.email,
          cell: ({ email }) => <span className="wrap-anywhere @max-[24rem]/data-table:basis-full">{email}</span>,
        },
        {
          id: 'role',
          header: t.columns.role,
          cell: (member) => (
            <span className="flex items-center gap-x-2 @max-[24rem]/data-table:basis-full">
              <span className="shrink-0 @min-[52rem]/data-table:min-w-20">{roles[member.role]}</span>
              <MemberControl
                label={t.change}
                name={t.changeOf(nameOf(member))}
                reason={reason(member, t.onlyAdminsChange)}
                onPress={() => onChangeRole(member)}
              />
            </span>
          ),
        },
        {
          id: 'actions',
          header: t.columns.actions,
          isHeaderHidden: true,
          align: 'end',
          cell: (member) => (
            <span className="flex flex-wrap items-center justify-end gap-x-2 @max-[52rem]/data-table:flex-col @max-[52rem]/data-table:items-end">
              {secondFactors?.has(member.id) && member.id !== userId && (
                <MemberControl
                  label={t.reset}
                  name={t.resetOf(nameOf(member))}
                  reason={undefined}
                  onPress={() => onReset(member)}
                />
              )}
              <MemberControl
                label={t.remove}
                name={t.removeOf(nameOf(member))}
                reason={reason(member, t.onlyAdminsRemove)}
                onPress={() => onRemove(member)}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

interface MemberNameProps {
  member: User;
  isSelf: boolean;
  hasSecondFactor: boolean | undefined;
}

function MemberName({ member, isSelf, hasSecondFactor }: MemberNameProps) {
  const t = useTexts(memberTexts);
  return (
    <span>
      {nameOf(member)}
      {isSelf && (
        <span className="ms-2 inline-block rounded-xs bg-accent-surface px-1.5 text-sm font-semibold text-info">
          {t.you}
        </span>
      )}
      {hasSecondFactor !== undefined && (
        <span className="block font-normal text-ink-muted text-sm">
          {hasSecondFactor ? t.secondFactor : t.noSecondFactor}
        </span>
      )}
    </span>
  );
}
