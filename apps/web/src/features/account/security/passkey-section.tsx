import {
  addPasskey,
  beginPasskey,
  getSecurity,
  type Passkey,
  type PasskeyCreationOptions,
  type SecurityOverview,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatAgo } from '../../../platform/i18n/format-ago.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { FormDialog } from '../../../shared/dialogs/form-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { securityTexts } from './security-texts.ts';

interface PasskeySectionProps {
  security: SecurityOverview;
  onCodes: (codes: readonly string[] | null) => void;
}

export function PasskeySection({ security, onCodes }: PasskeySectionProps) {
  const t = useTexts(securityTexts).passkeys;
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [options, setOptions] = useState<PasskeyCreationOptions | null>(null);
  // Requested first, so that creating the passkey is the last press before the browser's own dialog.
  const beginning = useCallMutation({
    run: () => call(beginPasskey, {}),
    onDone: setOptions,
    failed: { fallback: t.addFailed },
  });
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col items-start gap-5">
        {security.passkeys.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <ul aria-label={t.list} className="w-full divide-y divide-line border-line border-y">
            {security.passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
            ))}
          </ul>
        )}
        <ErrorBanner>{beginning.problem}</ErrorBanner>
        <Button isPending={beginning.isPending} pendingLabel={t.adding} onPress={() => beginning.start()}>
          {t.add}
        </Button>
      </div>
      {options && <NamePasskeyDialog options={options} onCodes={onCodes} onClose={() => setOptions(null)} />}
      {removed && <RemoveFactorDialog security={security} passkey={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTexts(securityTexts).passkeys;
  const language = languagePreference.use();
  const used = passkey.lastUsedAt === null ? t.unused : t.used(formatAgo(language, passkey.lastUsedAt, new Date()));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{passkey.name}</p>
        <p className="text-ink-muted text-sm">
          {t.added(formatDate(language, passkey.createdAt))}, {used}
        </p>
      </div>
      <Button size="sm" aria-label={t.removeOf(passkey.name)} onPress={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

interface NamePasskeyDialogProps {
  options: PasskeyCreationOptions;
  onCodes: PasskeySectionProps['onCodes'];
  onClose: () => void;
}

function NamePasskeyDialog({ options, onCodes, onClose }: NamePasskeyDialogProps) {
  const t = useTexts(securityTexts).passkeys;
  const adding = useCallMutation({
    run: async (name: string) => {
      const { makePasskey } = await import('../../../platform/passkeys.ts');
      return call(addPasskey, { body: { name, registration: await makePasskey(options) } });
    },
    invalidates: [getSecurity],
    onDone: ({ codes }) => {
      onClose();
      // The codes speak for themselves, and a toast must not cover them.
      if (codes === null) showToast({ tone: 'success', message: t.done });
      else onCodes(codes);
    },
    failed: { fallback: t.addFailed },
  });
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => (name.trim() === '' ? { name: t.nameMissing } : {}),
    submit: async ({ name }) => void (await adding.submit(name.trim())),
  });
  return (
    <FormDialog
      title={t.dialogTitle}
      size="sm"
      initialFocus="name"
      form={form}
      problem={adding.problem}
      submitLabel={t.create}
      pendingLabel={t.creating}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t.name} description={t.nameHelp} autoComplete="off" maxLength={100} />
    </FormDialog>
  );
}
