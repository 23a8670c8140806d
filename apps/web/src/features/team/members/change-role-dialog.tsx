import { type User, updateUserRole } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

export function ChangeRoleDialog({ member, onClose }: { member: User; onClose: () => void }) {
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
