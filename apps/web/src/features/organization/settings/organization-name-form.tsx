import { ORGANIZATION_NAME_MAX_LENGTH, type Organization } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SaveButton } from './save-button.tsx';
import { texts } from './texts.ts';
import { useOrganizationNameForm } from './use-organization-name-form.ts';

export function OrganizationNameForm({ organization }: { organization: Organization }) {
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
