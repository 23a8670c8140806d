import { type BillingSettings, EMAIL_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languageNames } from '../../platform/preferences/language-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { billingContactTexts } from './billing-contact-texts.ts';
import { UnconfirmedContact } from './unconfirmed-contact.tsx';
import { useBillingContactForm } from './use-billing-contact-form.ts';

export function BillingContactForm({ settings }: { settings: BillingSettings }) {
  const t = useTexts(billingContactTexts);
  const form = useBillingContactForm(settings);
  return (
    <>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.problem}</ErrorBanner>
        <TextField
          {...form.field('billingEmail')}
          label={t.email}
          description={t.emailHelp}
          type="email"
          inputMode="email"
          autoComplete="off"
          isRequired={false}
          maxLength={EMAIL_MAX_LENGTH}
        />
        <Select
          name="billingLanguage"
          label={t.language}
          items={languageNames}
          selectedId={form.values.billingLanguage}
          onChange={(language) => form.set('billingLanguage', language)}
        />
        <div>
          <DisabledReason reason={form.refusal}>
            <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.submitting}>
              {t.submit}
            </Button>
          </DisabledReason>
        </div>
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
