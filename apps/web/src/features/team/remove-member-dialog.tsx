import { deleteUser, type User } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { nameOf } from './filter-people.ts';
import { memberTexts } from './member-texts.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useMemberAction } from './use-member-action.ts';

export function RemoveMemberDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).removeDialog;
  const name = nameOf(member);
  useFocusAfterDialog();

  const action = useMemberAction({
    run: () => call(deleteUser, { params: { id: member.id } }),
    onDone: () => {
      showToast({ tone: 'success', message: t.removed(name) });
      onClose();
    },
    fallback: t.failed,
    isRemoval: true,
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isPending={action.isPending}
      onConfirm={action.start}
    >
      <div className="flex flex-col gap-4 wrap-anywhere">
        {action.problem && (
          <Banner tone="error" live>
            {action.problem}
          </Banner>
        )}
        <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
          <li>{t.account(member.email)}</li>
          <li>{t.sessions(name)}</li>
          <li>{t.again}</li>
        </ul>
      </div>
    </ConfirmDialog>
  );
}
