import { type User, updateUserRole } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { nameOf } from './filter-people.ts';
import { memberTexts } from './member-texts.ts';
import { texts } from './texts.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useMemberAction } from './use-member-action.ts';

export function ChangeRoleDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).roleDialog;
  const { roles } = useTexts(texts);
  const name = nameOf(member);
  const role = member.role === 'ORG_ADMIN' ? 'ORG_USER' : 'ORG_ADMIN';
  useFocusAfterDialog();

  const action = useMemberAction({
    run: () => call(updateUserRole, { params: { id: member.id }, body: { role } }),
    onDone: () => {
      showToast({ tone: 'success', message: t.changed(name, roles[role]) });
      onClose();
    },
    fallback: t.failed,
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t.title(name, roles[role])}
      confirmLabel={t.confirm(roles[role])}
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
        <p>{t[role]}</p>
      </div>
    </ConfirmDialog>
  );
}
