import { type ApiKey, listApiKeys, revokeApiKey } from '@evenway/contract';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { keyTexts } from './texts.ts';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTexts(keyTexts).revokeDialog;
  const action = useDialogChange({
    invalidates: [listApiKeys],
    run: () => callRemoval(revokeApiKey, { params: { id } }),
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
      <p>{t.what}</p>
    </ActionDialog>
  );
}
