import { revokeInvitation } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { invitationTexts } from './invitation-texts.ts';

export function RevokeInvitationDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(invitationTexts).revokeDialog;

  const action = useDialogChange({
    invalidates: PEOPLE_CALLS,
    run: () => callRemoval(revokeInvitation, { query: { email } }),
    done: () => t.revoked(email),
    onClose,
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
