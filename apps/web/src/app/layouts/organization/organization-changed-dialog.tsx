import { getOrganization, listOwnOrganizations, paths, switchOrganization } from '@evenway/contract';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { organizationChangedTexts } from './organization-changed-texts.ts';

/**
 * The server responds for another organization than this page shows. What was typed stays until its reader has seen
 * that.
 */
export function OrganizationChangedDialog({ movedTo }: { movedTo: string }) {
  const t = useTexts(organizationChangedTexts);
  const navigate = useNavigate();
  const { orgId, refresh, stayHere } = useSession();
  const { data: shown } = useCall(getOrganization, {});
  // Requested again, because the page's copy is from before.
  const own = useAnswer(movedTo, askForOrganizations);
  const organizations = own.state === 'answered' ? own.answer : undefined;
  const from = shown?.name ?? t.thisOne;
  const to = organizations?.find(({ id }) => id === movedTo)?.name ?? t.otherOne;
  const isMember = organizations === undefined || organizations.some(({ id }) => id === orgId);
  if (own.state === 'asking') return null;
  return (
    <ActionDialog
      title={isMember ? t.switched(to) : t.removed(from)}
      confirmLabel={t.go(to)}
      cancelLabel={t.stay}
      run={async () => {
        // Chosen explicitly: then nothing has to be said again after a removal.
        await call(switchOrganization, { body: { organizationId: movedTo } });
        await refresh();
        await navigate(paths.dashboard, { replace: true });
      }}
      onDone={() => undefined}
      failed={t.failed}
      onClose={stayHere}
    >
      <p>{t.shows(from)}</p>
    </ActionDialog>
  );
}

const askForOrganizations = (_movedTo: string, signal: AbortSignal) => call(listOwnOrganizations, {}, { signal });
