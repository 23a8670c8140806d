import { deleteUser, listSecondFactors, resetSecondFactor, type User, updateUserRole } from '@evenway/contract';
import { useState } from 'react';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { nameOf } from '../filter-people.ts';
import { MemberControl } from '../member-control.tsx';
import { NoMatch } from '../no-match.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { People } from '../use-people.ts';
import { memberTexts } from './member-texts.ts';
import { useSecondFactors } from './use-second-factors.ts';

interface MemberPanelProps {
  members: People<User>;
  rows: readonly User[];
  onClearFilter: () => void;
}

/** The members, and what admins can do with each. */
export function MemberPanel({ members, rows, onClearFilter }: MemberPanelProps) {
  const t = useTexts(memberTexts);
  const roles = useTexts(roleNames);
  const { role, userId } = useSession();
  const [asked, setAsked] = useState<{ about: 'role' | 'removal' | 'reset'; member: User } | null>(null);
  const close = () => setAsked(null);
  /** Who has a second factor; null if unknown. */
  const secondFactors = useSecondFactors();
  const reason = (member: User, onlyAdmins: string) => {
    if (role !== 'ORG_ADMIN') return onlyAdmins;
    return member.id === userId ? t.ownAccount : undefined;
  };
  return (
    <PeopleFrame people={members}>
      <ShowMore rows={rows}>
        {(shown) => (
          <Table
            label={t.list}
            rows={shown}
            getKey={(member) => member.id}
            isLoading={members.isLoading}
            empty={<NoMatch title={t.noMatch} onClear={onClearFilter} />}
            columns={[
              {
                id: 'name',
                header: t.columns.name,
                isRowHeader: true,
                cell: (member) => (
                  <MemberName
                    member={member}
                    isSelf={member.id === userId}
                    hasSecondFactor={secondFactors?.has(member.id)}
                  />
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
                      onPress={() => setAsked({ about: 'role', member })}
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
                        onPress={() => setAsked({ about: 'reset', member })}
                      />
                    )}
                    <MemberControl
                      label={t.remove}
                      name={t.removeOf(nameOf(member))}
                      reason={reason(member, t.onlyAdminsRemove)}
                      onPress={() => setAsked({ about: 'removal', member })}
                    />
                  </span>
                ),
              },
            ]}
          />
        )}
      </ShowMore>
      {asked?.about === 'role' && <ChangeRoleDialog member={asked.member} onClose={close} />}
      {asked?.about === 'reset' && <ResetMemberDialog member={asked.member} onClose={close} />}
      {asked?.about === 'removal' && <RemoveMemberDialog member={asked.member} onClose={close} />}
    </PeopleFrame>
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

interface DialogProps {
  member: User;
  onClose: () => void;
}

function ChangeRoleDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).roleDialog;
  const roles = useTexts(roleNames);
  const name = nameOf(member);
  const role = member.role === 'ORG_ADMIN' ? 'ORG_USER' : 'ORG_ADMIN';
  return (
    <ActionDialog
      title={t.title(name, roles[role])}
      confirmLabel={t.confirm(roles[role])}
      cancelLabel={t.cancel}
      run={() => call(updateUserRole, { params: { id: member.id }, body: { role } })}
      invalidates={PEOPLE_CALLS}
      done={() => t.changed(name, roles[role])}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <p>{t[role]}</p>
    </ActionDialog>
  );
}

/** For a member who lost device and recovery codes. */
function ResetMemberDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).resetDialog;
  const name = nameOf(member);
  return (
    <ActionDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      tone="danger"
      run={() => call(resetSecondFactor, { params: { id: member.id } })}
      invalidates={[listSecondFactors]}
      done={() => t.done(name)}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <ul className={listClass}>
        <li>{t.sure(name)}</li>
        <li>{t.lost}</li>
        <li>{t.sessions(name)}</li>
      </ul>
    </ActionDialog>
  );
}

function RemoveMemberDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).removeDialog;
  const name = nameOf(member);
  return (
    <ActionDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      tone="danger"
      run={() => callRemoval(deleteUser, { params: { id: member.id } })}
      invalidates={PEOPLE_CALLS}
      done={() => t.done(name)}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <ul className={listClass}>
        <li>{t.access(name)}</li>
        <li>{t.account(member.email)}</li>
        <li>{t.again}</li>
      </ul>
    </ActionDialog>
  );
}

const listClass = 'flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted';
