import { getBillingSettings, getOrganization, paths } from '@evenway/contract';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AdminsOnly } from '../../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { BillingContactForm } from './billing-contact-form.tsx';
import { billingContactTexts } from './billing-contact-texts.ts';
import { DeleteOrganization } from './delete-organization.tsx';
import { deleteOrganizationTexts } from './delete-organization-texts.ts';
import { FurtherSettings } from './further-settings.tsx';
import { furtherTexts } from './further-texts.ts';
import { OrganizationNameForm } from './organization-name-form.tsx';
import { texts } from './texts.ts';

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
