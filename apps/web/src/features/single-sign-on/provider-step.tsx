import {
  getSingleSignOn,
  removeSsoProvider,
  type SingleSignOn,
  type SsoProviderChange,
  saveSsoProvider,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ssoTexts } from './texts.ts';
import { useSettingsChange } from './use-settings-change.ts';

export function ProviderStep({ settings }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts);
  return (
    <Section title={t.provider.title} description={t.provider.help}>
      <div className="flex max-w-2xl flex-col gap-6">
        <div className="flex flex-col gap-2">
          <CodeBlock
            label={t.provider.redirect}
            code={settings.redirectUri}
            copyLabel={t.copy(t.provider.redirect)}
            confirmationMs={TIMINGS.copyConfirmation}
          />
          <p className="text-ink-muted text-sm">{t.provider.redirectHelp}</p>
        </div>
        <ProviderForm key={settings.provider?.issuer ?? ''} settings={settings} />
        {settings.provider && <RemoveProvider />}
      </div>
    </Section>
  );
}

function ProviderForm({ settings: { provider, mode } }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts).provider;
  const save = useSettingsChange({
    run: (body: SsoProviderChange) => call(saveSsoProvider, { body }),
    done: t.saved,
    failed: t.failed,
  });
  const form = useForm({
    initial: { issuer: provider?.issuer ?? '', clientId: provider?.clientId ?? '', clientSecret: '' },
    validate: ({ issuer, clientId, clientSecret }) => ({
      ...(issuer.trim() === '' && { issuer: t.required }),
      ...(clientId.trim() === '' && { clientId: t.required }),
      ...(provider === null && clientSecret.trim() === '' && { clientSecret: t.required }),
    }),
    submit: async ({ issuer, clientId, clientSecret }) => {
      const secret = clientSecret.trim();
      await save.submit({ issuer, clientId, ...(secret !== '' && { clientSecret: secret }) });
      form.set('clientSecret', '');
    },
  });
  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <ErrorBanner>{form.failure !== null && save.problem}</ErrorBanner>
      <TextField
        {...form.field('issuer')}
        label={t.issuer}
        description={t.issuerHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <TextField {...form.field('clientId')} label={t.clientId} autoComplete="off" maxLength={500} />
      <PasswordField
        {...form.field('clientSecret')}
        label={t.clientSecret}
        description={provider ? t.secretKept : t.secretNew}
        isRequired={provider === null}
        autoComplete="off"
        maxLength={2000}
      />
      {mode !== 'off' && <p className="text-ink-muted">{t.changeWarning}</p>}
      <div>
        <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.saving}>
          {t.save}
        </Button>
      </div>
    </Form>
  );
}

function RemoveProvider() {
  const t = useTexts(ssoTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        {t.provider.remove}
      </Button>
      {isAsked && (
        <ActionDialog
          title={t.provider.removeTitle}
          confirmLabel={t.provider.remove}
          cancelLabel={t.cancel}
          tone="danger"
          run={() => call(removeSsoProvider, {})}
          replaces={queryKeyOf(getSingleSignOn, {})}
          done={() => t.provider.removed}
          failed={{ fallback: t.provider.failed }}
          onClose={() => setAsked(false)}
        >
          <p>{t.provider.removeHelp}</p>
        </ActionDialog>
      )}
    </div>
  );
}
