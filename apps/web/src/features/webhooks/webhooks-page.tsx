import { deleteWebhook, listWebhooks, rotateWebhookSecret, WEBHOOK_MAX_COUNT, type Webhook } from '@evenway/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { callRemoval } from '../../platform/api/call-removal.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ShownOnce } from '../../shared/developers/shown-once.tsx';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { AdminsOnly } from '../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../shared/settings/settings-header.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { hostOf } from './host-of.ts';
import { webhookTexts } from './texts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookAction, WebhookSection } from './webhook-section.tsx';

export function WebhooksPage() {
  return (
    <AdminsOnly>
      <Webhooks />
    </AdminsOnly>
  );
}

function Webhooks() {
  const t = useTexts(webhookTexts);
  const { data: webhooks, error, isPending, refetch } = useCall(listWebhooks, {});
  const [asked, setAsked] = useState<{ about: WebhookAction; webhook: Webhook | null } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = webhooks !== undefined && webhooks.length >= WEBHOOK_MAX_COUNT;
  const add = (
    <DisabledReason reason={isFull ? t.full : undefined}>
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onPress={() => setAsked({ about: 'edit', webhook: null })}
      >
        {t.add}
      </Button>
    </DisabledReason>
  );
  const close = () => setAsked(null);
  return (
    <>
      <SettingsHeader
        title={t.title}
        subtitle={t.subtitle}
        backLabel={t.back}
        actions={webhooks && webhooks.length > 0 && add}
      />
      {error && (
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
          {errorToText(error, t.loadFailed)}
        </LoadProblem>
      )}
      {isPending && (
        <div aria-busy="true" className="flex max-w-xl flex-col gap-3">
          <Skeleton shape="line" width="w-1/2" label={t.loading} />
          <Skeleton shape="line" width="w-3/4" />
          <Skeleton shape="block" />
        </div>
      )}
      {webhooks?.length === 0 && (
        <EmptyState headingLevel={2} title={t.empty} action={add}>
          {t.emptyHelp}
        </EmptyState>
      )}
      {webhooks?.map((webhook) => (
        <WebhookSection key={webhook.id} webhook={webhook} onAction={(about) => setAsked({ about, webhook })} />
      ))}
      {asked?.about === 'edit' && <WebhookDialog webhook={asked.webhook} onClose={close} onMade={setSecret} />}
      {asked?.about === 'rotate' && asked.webhook && (
        <RotateSecretDialog webhook={asked.webhook} onClose={close} onMade={setSecret} />
      )}
      {asked?.about === 'remove' && asked.webhook && <DeleteWebhookDialog webhook={asked.webhook} onClose={close} />}
      {secret !== null && <ShownOnce texts={t.made} secret={secret} onDone={() => setSecret(null)} />}
    </>
  );
}

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

function DeleteWebhookDialog({ webhook: { id, url }, onClose }: DialogProps) {
  const t = useTexts(webhookTexts).removeDialog;
  const host = hostOf(url);
  return (
    <ActionDialog
      title={t.title(host)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      tone="danger"
      run={() => callRemoval(deleteWebhook, { params: { id } })}
      invalidates={[listWebhooks]}
      done={() => t.done(host)}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </ActionDialog>
  );
}

function RotateSecretDialog({ webhook, onClose, onMade }: DialogProps & { onMade: (secret: string) => void }) {
  const t = useTexts(webhookTexts).rotateDialog;
  return (
    <ActionDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      run={() => call(rotateWebhookSecret, { params: { id: webhook.id } })}
      invalidates={[listWebhooks]}
      onDone={({ secret }) => {
        onClose();
        onMade(secret);
      }}
      failed={{ fallback: t.failed }}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </ActionDialog>
  );
}
