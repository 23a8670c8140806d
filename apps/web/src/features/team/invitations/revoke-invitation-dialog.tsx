import { revokeInvitation } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RemovalDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { invitationTexts } from './invitation-texts.ts';

export function RevokeInvitationDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(invitationTexts).revokeDialog;
  return (
    <RemovalDialog
      name={email}
      texts={t}
      run={() => callRemoval(revokeInvitation, { query: { email } })}
      invalidates={PEOPLE_CALLS}
      onClose={onClose}
    >
      <p>{t.consequence}</p>
    </RemovalDialog>
  );
}
