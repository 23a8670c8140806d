import { getOrganization, listOwnOrganizations, paths } from '@evenway/contract';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { movedTexts } from './moved-texts.ts';

/** The server answers for another organization than this page shows. What was typed stays until its reader has seen that. */
export function MovedDialog() {
  const { movedTo } = useSession();
  return movedTo === null ? null : <OpenMovedDialog movedTo={movedTo} />;
}

function OpenMovedDialog({ movedTo }: { movedTo: string }) {
  const t = useTexts(movedTexts);
  const navigate = useNavigate();
  const { orgId, refresh, stayHere } = useSession();
  const { data: shown } = useCall(getOrganization, {});
  const { data: organizations } = useCall(listOwnOrganizations, {});
  const from = shown?.name ?? t.thisOne;
  const to = organizations?.find(({ id }) => id === movedTo)?.name ?? t.otherOne;
  const isMember = organizations === undefined || organizations.some(({ id }) => id === orgId);
  const going = useCallMutation({
    run: async () => {
      await refresh();
      await navigate(paths.dashboard, { replace: true });
    },
    failed: t.failed,
  });
  return (
    <ActionDialog
      action={{ ...going, start: () => going.start() }}
      title={isMember ? t.switched(to) : t.removed(from)}
      confirmLabel={t.go(to)}
      cancelLabel={t.stay}
      onClose={stayHere}
    >
      <p>{t.shows(from)}</p>
    </ActionDialog>
  );
}
