import { listSecondFactors, resetSecondFactor, type User } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

/** For a member who lost device and recovery codes. */
export function ResetMemberDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).resetDialog;
  const name = nameOf(member);
  const action = useDialogChange({
    invalidates: [listSecondFactors],
    run: () => call(resetSecondFactor, { params: { id: member.id } }),
    done: () => t.done(name),
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
        <li>{t.sure(name)}</li>
        <li>{t.lost}</li>
        <li>{t.sessions(name)}</li>
      </ul>
    </ActionDialog>
  );
}
