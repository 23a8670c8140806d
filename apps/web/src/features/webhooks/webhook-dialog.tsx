import {
  createWebhook,
  listWebhooks,
  type NewWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
} from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CheckboxList } from '../../shared/developers/checkbox-list.tsx';
import { FormDialog } from '../../shared/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { webhookTexts } from './texts.ts';
import { toNewWebhook, validateWebhook, valuesOf } from './validate-webhook.ts';

interface WebhookDialogProps {
  /** The one that is edited; null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onMade: (secret: string) => void;
}

export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const t = useTexts(webhookTexts).form;
  const change = useCallMutation({
    run: async (body: NewWebhook) => {
      if (!webhook) return (await call(createWebhook, { body })).secret;
      await call(updateWebhook, { params: { id: webhook.id }, body });
      return null;
    },
    invalidates: [listWebhooks],
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  const form = useForm({
    about: webhook?.id ?? '',
    initial: valuesOf(webhook),
    validate: (values) => validateWebhook(values, t),
    submit: async (values) => {
      const secret = await change.submit(toNewWebhook(values));
      onClose();
      if (secret !== null) onMade(secret);
    },
  });
  return (
    <FormDialog
      title={webhook ? t.editTitle : t.addTitle}
      size="md"
      initialFocus="url"
      form={form}
      problem={change.problem}
      submitLabel={webhook ? t.save : t.add}
      pendingLabel={t.submitting}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <TextField
        {...form.field('url')}
        label={t.url}
        description={t.urlHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <EventList form={form} />
    </FormDialog>
  );
}

function EventList({ form }: { form: ReturnType<typeof useForm<ReturnType<typeof valuesOf>>> }) {
  const t = useTexts(webhookTexts);
  return (
    <CheckboxList
      label={t.form.events}
      error={form.errors[WEBHOOK_EVENTS[0]]}
      options={WEBHOOK_EVENTS.map((id) => ({ id, label: t.events[id], code: id }))}
      nameOf={(id) => id}
      isSelected={(id) => form.values[id]}
      onChange={form.set}
    />
  );
}
