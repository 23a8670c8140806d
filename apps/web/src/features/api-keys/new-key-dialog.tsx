import {
  API_KEY_LIFETIMES,
  API_KEY_NAME_MAX_LENGTH,
  API_KEY_SCOPES,
  createApiKey,
  listApiKeys,
  type NewApiKey,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CheckboxList } from '../../shared/developers/checkbox-list.tsx';
import { ShownOnce } from '../../shared/developers/shown-once.tsx';
import { FormDialog } from '../../shared/dialogs/form-dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { keyTexts } from './texts.ts';
import { emptyKey, ON_DATE, toNewKey, validateKey } from './validate-key.ts';

/** Asks what the key is for, then shows it, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(keyTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const creation = useCallMutation({
    run: (body: NewApiKey) => call(createApiKey, { body }),
    invalidates: [listApiKeys],
    failed: { unexplained: t.form.failed, network: t.form.offline, fallback: t.form.failed },
  });
  const form = useForm({
    initial: emptyKey,
    validate: (values) => validateKey(values, t.form, new Date()),
    submit: async (values) => setSecret((await creation.submit(toNewKey(values))).secret),
  });

  if (secret !== null) return <ShownOnce texts={t.made} secret={secret} onDone={onClose} />;
  return (
    <FormDialog
      title={t.form.title}
      size="md"
      initialFocus="keyName"
      form={form}
      problem={creation.problem}
      submitLabel={t.form.submit}
      pendingLabel={t.form.submitting}
      cancelLabel={t.form.cancel}
      onClose={onClose}
    >
      <TextField
        {...form.field('keyName')}
        label={t.form.name}
        description={t.form.nameHelp}
        autoComplete="off"
        maxLength={API_KEY_NAME_MAX_LENGTH}
      />
      <CheckboxList
        label={t.form.scopes}
        error={form.errors[API_KEY_SCOPES[0]]}
        options={API_KEY_SCOPES.map((id) => ({ id, label: t.scopes[id], code: id }))}
        nameOf={(id) => id}
        isSelected={(id) => form.values[id]}
        onChange={form.set}
      />
      <Select
        name="expiry"
        label={t.form.expiry}
        description={t.form.expiryHelp}
        selectedId={form.values.expiry}
        onChange={(expiry) => form.set('expiry', expiry)}
        items={[
          ...API_KEY_LIFETIMES.map((days) => ({ id: String(days), label: t.form.days(days) })),
          { id: ON_DATE, label: t.form.onDate },
        ]}
      />
      {form.values.expiry === ON_DATE && <TextField {...form.field('date')} label={t.form.date} type="date" />}
    </FormDialog>
  );
}
