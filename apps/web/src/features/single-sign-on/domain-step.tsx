import { addSsoDomain, normalizeDomain, type SingleSignOn } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { DomainEntry } from './domain-entry.tsx';
import { ssoTexts } from './texts.ts';
import { useSettingsChange } from './use-settings-change.ts';

export function DomainStep({ settings: { domains } }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts).domain;
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col gap-6">
        {domains.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {domains.map((domain) => (
              <li key={domain.id} className="py-5">
                <DomainEntry domain={domain} />
              </li>
            ))}
          </ul>
        )}
        <AddDomain />
      </div>
    </Section>
  );
}

function AddDomain() {
  const t = useTexts(ssoTexts).domain;
  const add = useSettingsChange({
    run: (domain: string) => call(addSsoDomain, { body: { domain } }),
    failed: t.failed,
  });
  const form = useForm({
    initial: { domain: '' },
    validate: ({ domain }) => {
      if (domain.trim() === '') return { domain: t.empty };
      return normalizeDomain(domain) === null ? { domain: t.invalid } : {};
    },
    submit: async ({ domain }) => {
      await add.submit(domain.trim());
      form.reset();
    },
  });
  return (
    <Form label={t.add} onSubmit={form.handleSubmit}>
      <ErrorBanner>{form.failure !== null && add.problem}</ErrorBanner>
      <TextField
        {...form.field('domain')}
        label={t.field}
        description={t.fieldHelp}
        placeholder="example.com"
        inputMode="url"
        autoComplete="off"
        maxLength={253}
      />
      <div>
        <Button type="submit" isPending={form.isSubmitting} pendingLabel={t.adding}>
          {t.add}
        </Button>
      </div>
    </Form>
  );
}
