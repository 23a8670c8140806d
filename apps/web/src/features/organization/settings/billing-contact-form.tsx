import {
  type BillingContact,
  type BillingSettings,
  getBillingSettings,
  isEmail,
  type Language,
  resendBillingConfirmation,
  updateBillingSettings,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { languageNames } from '../../../platform/preferences/language-names.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { billingContactTexts } from './billing-contact-texts.ts';
import { SaveButton } from './save-button.tsx';

export function BillingContactForm({ settings }: { settings: BillingSettings }) {
  const t = useTexts(billingContactTexts);
  const form = useBillingContactForm(settings);
  return (
    <>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.problem}</ErrorBanner>
        <EmailField
          {...form.field('billingEmail')}
          label={t.email}
          description={t.emailHelp}
          autoComplete="off"
          isRequired={false}
        />
        <Select
          name="billingLanguage"
          label={t.language}
          items={languageNames}
          selectedId={form.values.billingLanguage}
          onChange={(language) => form.set('billingLanguage', language)}
        />
        <SaveButton form={form} texts={t} />
      </Form>
      <div role="status" className="*:mt-6">
        {form.isDone && form.refusal && (
          <Banner tone="success">
            {form.saved === null
              ? t.removed
              : form.saved.isConfirmed
                ? t.saved(form.saved.email)
                : t.asked(form.saved.email)}
          </Banner>
        )}
      </div>
      <UnconfirmedContact contact={form.saved} />
    </>
  );
}

/** Says that nothing is sent to the contact yet, while that is so. */
function UnconfirmedContact({ contact }: { contact: BillingSettings['contact'] }) {
  const t = useTexts(billingContactTexts).pending;
  const resend = useCallMutation({
    run: () => call(resendBillingConfirmation, {}),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  if (contact === null || contact.isConfirmed) return null;
  const { email } = contact;
  return (
    <div className="mt-6 flex flex-col gap-3 wrap-anywhere">
      <Banner
        tone="info"
        title={t.title(email)}
        action={
          <Button size="sm" isPending={resend.isPending} pendingLabel={t.resending} onPress={() => resend.start()}>
            {t.resend}
          </Button>
        }
      >
        {t.help}
      </Banner>
      {resend.problem !== null && (
        <p role="alert">
          <FieldMessage>{resend.problem}</FieldMessage>
        </p>
      )}
      <div role="status">{resend.isDone && <p>{t.resent(email)}</p>}</div>
    </div>
  );
}

/** The contact in the form; an empty address means none. */
function useBillingContactForm(settings: BillingSettings) {
  const t = useTexts(billingContactTexts);
  const own = languagePreference.use();
  const [saved, setSaved] = useState(settings.contact);

  const change = useCallMutation({
    run: (contact: BillingContact | null) => call(updateBillingSettings, { body: { contact } }),
    replaces: queryKeyOf(getBillingSettings, {}),
    failed: { unexplained: t.saveFailed, network: t.saveOffline, fallback: t.saveFailed },
  });

  const form = useForm<{ billingEmail: string; billingLanguage: Language }>({
    initial: { billingEmail: saved?.email ?? '', billingLanguage: saved?.language ?? own },
    validate: ({ billingEmail }) =>
      billingEmail.trim() === '' || isEmail(billingEmail) ? {} : { billingEmail: t.emailInvalid },
    submit: async ({ billingEmail, billingLanguage }) => {
      const email = billingEmail.trim();
      const { contact } = await change.submit(email === '' ? null : { email, language: billingLanguage });
      setSaved(contact);
      form.set('billingEmail', contact?.email ?? '');
    },
  });

  const { billingEmail, billingLanguage } = form.values;
  const email = billingEmail.trim();
  const isSame = email === (saved?.email ?? '') && (email === '' || billingLanguage === saved?.language);
  return {
    ...form,
    saved,
    problem: form.failure === null ? null : change.problem,
    refusal: isSame ? t.unchanged : undefined,
  };
}
