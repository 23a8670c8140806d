import { type ApiKey, listApiKeys, revokeApiKey } from '@evenway/contract';
import { callRemoval } from '../../platform/api/call-removal.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { RemovalDialog } from '../../shared/dialogs/action-dialog.tsx';
import { keyTexts } from './texts.ts';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTexts(keyTexts).revokeDialog;
  return (
    <RemovalDialog
      name={name}
      texts={t}
      run={() => callRemoval(revokeApiKey, { params: { id } })}
      invalidates={[listApiKeys]}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </RemovalDialog>
  );
}
