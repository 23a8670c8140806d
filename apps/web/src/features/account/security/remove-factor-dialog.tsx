import {
  getSecurity,
  type Passkey,
  removeAuthenticator,
  removePasskey,
  type SecurityOverview,
} from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { securityTexts } from './security-texts.ts';

interface RemoveFactorDialogProps {
  security: SecurityOverview;
  /** Null for the authenticator app. */
  passkey: Passkey | null;
  onClose: () => void;
}

export function RemoveFactorDialog({ security, passkey, onClose }: RemoveFactorDialogProps) {
  const t = useTexts(securityTexts).removal;
  const isLast = security.passkeys.length + (security.authenticatorSince === null ? 0 : 1) === 1;
  return (
    <ActionDialog<unknown>
      tone="danger"
      title={passkey ? t.passkeyTitle(passkey.name) : t.appTitle}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      run={() => (passkey ? call(removePasskey, { params: { id: passkey.id } }) : call(removeAuthenticator, {}))}
      invalidates={[getSecurity]}
      done={() => (passkey ? t.passkeyRemoved : t.appRemoved)}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <p>{passkey ? t.passkey : t.app}</p>
      {isLast && <p>{security.isRequired ? t.lastRequired : t.last}</p>}
    </ActionDialog>
  );
}
