import { getOrganizationsOverview } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { CreateDialog } from './create-dialog.tsx';
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
