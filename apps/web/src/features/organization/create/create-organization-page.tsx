import { createOrganization, ORGANIZATION_NAME_MAX_LENGTH, paths } from '@evenway/contract';
import { useState } from 'react';
import { Navigate } from '../../../lib/router/screens.tsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';
import { validateOrganization } from './validate-organization.ts';

export function CreateOrganizationPage() {
  const t = useTexts(texts);
  const { orgId, refresh, logout } = useSession();
  const [isCreated, setCreated] = useState(false);
  usePageTitle(t.title);

  // After a failure the button is enabled again, with what was typed still there.
  const form = useForm({
    initial: { name: '' },
    validate: (values) => validateOrganization(values, t),
    submit: async ({ name }) => {
      if (!isCreated) await create(name.trim());
      setCreated(true);
      await refresh();
    },
  });

  // The refreshed user belongs to the new organization; people who already belong to one do not need this screen.
  if (orgId !== null) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <div className="mb-8 flex flex-col gap-3">
        <h1 tabIndex={-1} className="text-3xl">
          {t.title}
        </h1>
        <p className="text-ink-muted">{t.lead}</p>
      </div>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        {isCreated && !form.isSubmitting && (
          <Banner tone="warning" live>
            {t.notLoaded}
          </Banner>
        )}
        <TextField
          {...form.field('name')}
          isReadOnly={isCreated}
          label={t.name}
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX_LENGTH}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          isDisabled={form.values.name.trim() === ''}
          isPending={form.isSubmitting}
          pendingLabel={t.submitting}
        >
          {isCreated ? t.open : t.submit}
        </Button>
        {/* Aligns their texts, not their padding, with the edges of the column. */}
        <div className="-mx-4 flex flex-wrap justify-between">
          <ButtonLink to={paths.signup} variant="quiet">
            {t.back}
          </ButtonLink>
          <Button variant="quiet" onPress={() => void logout()}>
            {t.logout}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** If the response to an earlier request was lost, the person already has what they want. */
async function create(name: string): Promise<void> {
  try {
    await call(createOrganization, { body: { name } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'organization_exists')) throw error;
  }
}
