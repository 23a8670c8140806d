import { type CurrentUser, getCurrentUser, type Language, updateMailLanguage } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languageNames } from '../../platform/preferences/language-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { mailLanguageTexts } from './mail-language-texts.ts';

/** The screens follow the browser; mails have no browser, so their language is chosen here. */
export function MailLanguageForm({ user }: { user: CurrentUser }) {
  const t = useTexts(mailLanguageTexts);
  const change = useCallMutation({
    run: (language: Language) => call(updateMailLanguage, { body: { language } }),
    replaces: queryKeyOf(getCurrentUser, {}),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  const form = useForm<{ mailLanguage: Language }>({
    initial: { mailLanguage: user.mailLanguage },
    validate: () => ({}),
    submit: async ({ mailLanguage }) => void (await change.submit(mailLanguage)),
  });
  const isSame = form.values.mailLanguage === user.mailLanguage;
  return (
    <div className="mt-10 max-w-xl">
      <Form label={t.language} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.failure !== null && change.problem}</ErrorBanner>
        <Select
          name="mailLanguage"
          label={t.language}
          description={t.help}
          items={languageNames}
          selectedId={form.values.mailLanguage}
          onChange={(language) => form.set('mailLanguage', language)}
        />
        <div>
          <DisabledReason reason={isSame ? t.unchanged : undefined}>
            <Button type="submit" isPending={form.isSubmitting} pendingLabel={t.submitting}>
              {t.submit}
            </Button>
          </DisabledReason>
        </div>
      </Form>
      <div role="status" className="*:mt-6">
        {form.isDone && isSame && <Banner tone="success">{t.saved}</Banner>}
      </div>
    </div>
  );
}
