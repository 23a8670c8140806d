import { revokeInvitation } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useMemberAction } from './use-member-action.ts';

export function RevokeInvitationDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(invitationTexts).revokeDialog;
  useFocusAfterDialog();

  const action = useMemberAction({
    run: () => call(revokeInvitation, { query: { email } }),
    onDone: () => {
      showToast({ tone: 'success', message: t.revoked(email) });
      onClose();
    },
    fallback: t.failed,
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t.title(email)}
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
        <p>{t.consequence}</p>
      </div>
    </ConfirmDialog>
  );
}
