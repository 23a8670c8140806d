import { API_KEY_MAX_COUNT, type ApiKey, listApiKeys, revokeApiKey } from '@evenway/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { callRemoval } from '../../platform/api/call-removal.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { AdminsOnly } from '../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../shared/settings/settings-header.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { keyTexts } from './texts.ts';

export function ApiKeysPage() {
  return (
    <AdminsOnly>
      <ApiKeys />
    </AdminsOnly>
  );
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
      <SettingsHeader
        title={t.title}
        subtitle={t.subtitle}
        backLabel={t.back}
        actions={keys && keys.length > 0 && create}
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
      {revoked && (
        <ActionDialog
          title={t.revokeDialog.title(revoked.name)}
          confirmLabel={t.revokeDialog.confirm}
          cancelLabel={t.revokeDialog.cancel}
          tone="danger"
          run={() => callRemoval(revokeApiKey, { params: { id: revoked.id } })}
          invalidates={[listApiKeys]}
          done={() => t.revokeDialog.done(revoked.name)}
          failed={{ fallback: t.revokeDialog.failed }}
          onClose={() => setRevoked(null)}
        >
          <p>{t.revokeDialog.what}</p>
        </ActionDialog>
      )}
    </>
  );
}
