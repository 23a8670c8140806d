import {
  type BillingContact,
  type BillingSettings,
  getBillingSettings,
  isEmail,
  type Language,
  updateBillingSettings,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { billingContactTexts } from './billing-contact-texts.ts';

/** The contact in the form; an empty address means none. */
export function useBillingContactForm(settings: BillingSettings) {
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
