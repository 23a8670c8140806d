import { deleteWebhook, listWebhooks, rotateWebhookSecret, type Webhook } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { callRemoval } from '../../platform/api/call-removal.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ActionDialog, RemovalDialog } from '../../shared/dialogs/action-dialog.tsx';
import { hostOf } from './host-of.ts';
import { webhookTexts } from './texts.ts';

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function DeleteWebhookDialog({ webhook: { id, url }, onClose }: DialogProps) {
  const t = useTexts(webhookTexts).removeDialog;
  return (
    <RemovalDialog
      name={hostOf(url)}
      texts={t}
      run={() => callRemoval(deleteWebhook, { params: { id } })}
      invalidates={[listWebhooks]}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </RemovalDialog>
  );
}

export function RotateSecretDialog({ webhook, onClose, onMade }: DialogProps & { onMade: (secret: string) => void }) {
  const t = useTexts(webhookTexts).rotateDialog;
  const action = useCallMutation({
    invalidates: [listWebhooks],
    run: () => call(rotateWebhookSecret, { params: { id: webhook.id } }),
    onDone: ({ secret }) => {
      onClose();
      onMade(secret);
    },
    failed: { fallback: t.failed },
  });
  return (
    <ActionDialog action={action} onClose={onClose} title={t.title} confirmLabel={t.confirm} cancelLabel={t.cancel}>
      <p>{t.what}</p>
    </ActionDialog>
  );
}
