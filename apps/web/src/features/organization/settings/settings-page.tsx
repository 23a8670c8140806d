import {
  getBillingSettings,
  getOrganization,
  ORGANIZATION_NAME_MAX_LENGTH,
  type Organization,
  paths,
} from '@evenway/contract';
import { ChevronRight } from 'lucide-react';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AdminsOnly } from '../../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { BillingContactForm } from './billing-contact-form.tsx';
import { billingContactTexts } from './billing-contact-texts.ts';
import { DeleteOrganization } from './delete-organization.tsx';
import { deleteOrganizationTexts } from './delete-organization-texts.ts';
import { furtherTexts } from './further-texts.ts';
import { SaveButton } from './save-button.tsx';
import { texts } from './texts.ts';
import { useOrganizationNameForm } from './use-organization-name-form.ts';

export function SettingsPage() {
  return (
    <AdminsOnly>
      <Settings />
    </AdminsOnly>
  );
}

function Settings() {
  const t = useTexts(texts);
  const billing = useTexts(billingContactTexts);
  const further = useTexts(furtherTexts);
  const danger = useTexts(deleteOrganizationTexts);
  const { data: organization } = useCall(getOrganization, {});
  return (
    <>
      <SettingsHeader title={t.title} subtitle={t.subtitle} backLabel={t.back} backTo={paths.dashboard} />
      <Section title={t.nameTitle} description={t.nameHelp}>
        <div className="max-w-xl">
          <OrganizationName />
        </div>
      </Section>
      <Section title={billing.title} description={billing.help}>
        <div className="max-w-xl">
          <BillingContact />
        </div>
      </Section>
      <Section title={further.title}>
        <FurtherSettings />
      </Section>
      {organization && (
        <Section title={danger.title} description={danger.help}>
          <div className="max-w-xl">
            <DeleteOrganization organization={organization} />
          </div>
        </Section>
      )}
    </>
  );
}

function OrganizationName() {
  const t = useTexts(texts);
  const { data: organization, error, refetch } = useCall(getOrganization, {});
  if (organization) return <OrganizationNameForm organization={organization} />;
  if (!error) return <FieldSkeleton label={t.loading} />;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, t.loadFailed)}
    </LoadProblem>
  );
}

function BillingContact() {
  const t = useTexts(billingContactTexts);
  const { data: settings, error, refetch } = useCall(getBillingSettings, {});
  if (settings) return <BillingContactForm settings={settings} />;
  if (!error) return <FieldSkeleton label={t.loading} fields={2} />;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, t.loadFailed)}
    </LoadProblem>
  );
}

/** As tall as the form that replaces it. */
function FieldSkeleton({ label, fields = 1 }: { label: string; fields?: number }) {
  return (
    <div className="flex flex-col gap-6">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={index} className="flex flex-col gap-1.5">
          <Skeleton shape="line" width="w-40" {...(index === 0 && { label })} />
          <span aria-hidden="true" className="h-11 motion-wait rounded-control bg-surface-hover" />
        </div>
      ))}
      <span aria-hidden="true" className="h-11 w-32 motion-wait rounded-control bg-surface-hover" />
    </div>
  );
}

function OrganizationNameForm({ organization }: { organization: Organization }) {
  const t = useTexts(texts);
  const form = useOrganizationNameForm(organization);
  return (
    <>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.problem}</ErrorBanner>
        <TextField
          {...form.field('organizationName')}
          label={t.name}
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX_LENGTH}
        />
        <SaveButton form={form} texts={t} />
      </Form>
      {/* Below the button, so that nothing moves under the pointer when the notice disappears. */}
      <div role="status" className="*:mt-6">
        {form.isSaved && <Banner tone="success">{t.saved}</Banner>}
      </div>
    </>
  );
}

/** Separate screens that belong to an organization's settings. */
function FurtherSettings() {
  const t = useTexts(furtherTexts);
  const items = [
    { to: paths.securitySettings, ...t.security },
    { to: paths.singleSignOnSettings, ...t.singleSignOn },
    { to: paths.audit, ...t.audit },
    { to: paths.organizationData, ...t.data },
    { to: paths.apiKeys, ...t.apiKeys },
    { to: paths.webhooks, ...t.webhooks },
  ];
  return (
    <ul className="max-w-xl divide-y divide-line">
      {items.map(({ to, title, help }) => (
        <li key={to}>
          <Link to={to} className="group flex items-center justify-between gap-4 rounded-control py-4 no-underline">
            <span>
              <span className="font-semibold text-brand underline-offset-4 group-hover:underline">{title}</span>
              <span className="mt-1 block text-ink-muted">{help}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
