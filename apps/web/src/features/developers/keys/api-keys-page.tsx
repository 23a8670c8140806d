import { API_KEY_MAX_COUNT, type ApiKey, listApiKeys, paths } from '@evenway/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from '../../../lib/router/screens.tsx';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { keyTexts } from './texts.ts';

export function ApiKeysPage() {
  const t = useTexts(keyTexts);
  const { role } = useSession();
  usePageTitle(t.title);
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return <ApiKeys />;
}

function ApiKeys() {
  const t = useTexts(keyTexts);
  const { data: keys, error, isPending, refetch } = useCall(listApiKeys, {});
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const isFull = keys !== undefined && keys.length >= API_KEY_MAX_COUNT;
  const create = (
    <DisabledReason reason={isFull ? t.full : undefined}>
      <Button
        variant="primary"
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onPress={() => setCreating(true)}
      >
        {t.create}
      </Button>
    </DisabledReason>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={
          <>
            <ButtonLink to={paths.settings}>{t.back}</ButtonLink>
            {keys && keys.length > 0 && create}
          </>
        }
      />
      {error && (
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
          {errorToText(error, t.loadFailed)}
        </LoadProblem>
      )}
      {(keys || isPending) && (
        <KeyTable
          keys={keys ?? []}
          isLoading={isPending}
          onRevoke={setRevoked}
          empty={
            <EmptyState headingLevel={2} title={t.empty} action={create}>
              {t.emptyHelp}
            </EmptyState>
          }
        />
      )}
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
      {revoked && <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}
