import type { BillingSettings } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languageNames } from '../../../platform/preferences/language-names.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { billingContactTexts } from './billing-contact-texts.ts';
import { SaveButton } from './save-button.tsx';
import { UnconfirmedContact } from './unconfirmed-contact.tsx';
import { useBillingContactForm } from './use-billing-contact-form.ts';

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
