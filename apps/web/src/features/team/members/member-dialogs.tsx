import { deleteUser, listSecondFactors, resetSecondFactor, type User, updateUserRole } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { ActionDialog, RemovalDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

interface DialogProps {
  member: User;
  onClose: () => void;
}

export function ChangeRoleDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).roleDialog;
  const roles = useTexts(roleNames);
  const name = nameOf(member);
  const role = member.role === 'ORG_ADMIN' ? 'ORG_USER' : 'ORG_ADMIN';

  const action = useDialogChange({
    invalidates: PEOPLE_CALLS,
    run: () => call(updateUserRole, { params: { id: member.id }, body: { role } }),
    done: () => t.changed(name, roles[role]),
    onClose,
    failed: { fallback: t.failed },
  });

  return (
    <ActionDialog
      action={action}
      onClose={onClose}
      title={t.title(name, roles[role])}
      confirmLabel={t.confirm(roles[role])}
      cancelLabel={t.cancel}
    >
      <p>{t[role]}</p>
    </ActionDialog>
  );
}

/** For a member who lost device and recovery codes. */
export function ResetMemberDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).resetDialog;
  const name = nameOf(member);
  return (
    <RemovalDialog
      name={name}
      texts={t}
      run={() => call(resetSecondFactor, { params: { id: member.id } })}
      invalidates={[listSecondFactors]}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
        <li>{t.sure(name)}</li>
        <li>{t.lost}</li>
        <li>{t.sessions(name)}</li>
      </ul>
    </RemovalDialog>
  );
}

export function RemoveMemberDialog({ member, onClose }: DialogProps) {
  const t = useTexts(memberTexts).removeDialog;
  const name = nameOf(member);
  return (
    <RemovalDialog
      name={name}
      texts={t}
      run={() => callRemoval(deleteUser, { params: { id: member.id } })}
      invalidates={PEOPLE_CALLS}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
        <li>{t.account(member.email)}</li>
        <li>{t.sessions(name)}</li>
        <li>{t.again}</li>
      </ul>
    </RemovalDialog>
  );
}
