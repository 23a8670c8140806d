import { revokeInvitation } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { invitationTexts } from './invitation-texts.ts';

export function RevokeInvitationDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(invitationTexts).revokeDialog;

  const action = useCallMutation({
    invalidates: PEOPLE_CALLS,
    run: () => callRemoval(revokeInvitation, { query: { email } }),
    onDone: () => {
      showToast({ tone: 'success', message: t.revoked(email) });
      onClose();
    },
    failed: { fallback: t.failed },
  });

  return (
    <ActionDialog
      action={action}
      onClose={onClose}
      tone="danger"
      title={t.title(email)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
    >
      <p>{t.consequence}</p>
    </ActionDialog>
  );
}
