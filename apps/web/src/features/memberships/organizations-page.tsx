import { createOrganization, getOrganizationsOverview, ORGANIZATION_NAME_MAX_LENGTH, paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { FormFailure } from '../../shared/account-form/form-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFocusAfterDialog } from '../../ui/overlays/use-focus-after-dialog.ts';
import { OrganizationTable } from './organization-table.tsx';
import { texts } from './texts.ts';

/** For people with several organizations: an overview of each, with a link into it. */
export function OrganizationsPage() {
  const t = useTexts(texts);
  const { role } = useSession();
  const { data: organizations, error, isPending, refetch } = useCall(getOrganizationsOverview, {});
  const [isCreating, setCreating] = useState(false);
  usePageTitle(t.title);
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={
          <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.adminsOnly}>
            <Button onPress={() => setCreating(true)}>{t.create}</Button>
          </DisabledReason>
        }
      />
      {error && !organizations ? (
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
          {errorToText(error, { fallback: t.loadFailed })}
        </LoadProblem>
      ) : (
        <OrganizationTable organizations={organizations ?? []} isLoading={isPending} />
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { refresh } = useSession();
  useFocusAfterDialog();
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => (name.trim() === '' ? { name: t.nameRequired } : {}),
    submit: async ({ name }) => {
      await call(createOrganization, { body: { name: name.trim(), another: true } });
      await refresh();
      await navigate(paths.dashboard);
    },
  });
  return (
    <Dialog title={t.create} isOpen onOpenChange={onClose} size="sm" isDismissable={!form.isSubmitting}>
      <Form label={t.create} onSubmit={form.handleSubmit}>
        <p className="text-ink-muted">{t.createHelp}</p>
        <FormFailure failure={form.failure} fallback={t.createFailed} />
        <TextField
          {...form.field('name')}
          label={t.createName}
          autoComplete="organization"
          maxLength={ORGANIZATION_NAME_MAX_LENGTH}
        />
        <div className="action-row">
          <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.creating}>
            {t.createSubmit}
          </Button>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {t.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
