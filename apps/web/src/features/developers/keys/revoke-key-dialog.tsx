import { type ApiKey, listApiKeys, revokeApiKey } from '@evenway/contract';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RemovalDialog } from '../../../shared/dialogs/removal-dialog.tsx';
import { keyTexts } from './texts.ts';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTexts(keyTexts).revokeDialog;
  return (
    <RemovalDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      done={t.done(name)}
      failed={t.failed}
      run={() => callRemoval(revokeApiKey, { params: { id } })}
      invalidates={[listApiKeys]}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </RemovalDialog>
  );
}
