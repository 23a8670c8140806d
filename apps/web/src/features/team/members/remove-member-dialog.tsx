import { deleteUser, type User } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

export function RemoveMemberDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).removeDialog;
  const name = nameOf(member);

  const action = useDialogChange({
    invalidates: PEOPLE_CALLS,
    run: () => callRemoval(deleteUser, { params: { id: member.id } }),
    done: () => t.removed(name),
    onClose,
    failed: { fallback: t.failed },
  });

  return (
    <ActionDialog
      action={action}
      onClose={onClose}
      tone="danger"
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
        <li>{t.account(member.email)}</li>
        <li>{t.sessions(name)}</li>
        <li>{t.again}</li>
      </ul>
    </ActionDialog>
  );
}
