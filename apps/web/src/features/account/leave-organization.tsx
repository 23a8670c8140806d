import {
  getCurrentUser,
  getOrganization,
  leaveOrganization,
  listOwnOrganizations,
  listUsers,
  paths,
} from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { leaveTexts } from './leave-texts.ts';

/** Everyone but the last admin may leave. The last one is told what to do first; the server refuses in any case. */
export function LeaveOrganization() {
  const t = useTexts(leaveTexts);
  const { role, userId } = useSession();
  const { data: members, isPending } = useCall(listUsers, {});
  const isOneOfSeveral = useIsOneOfSeveral();
  const [isAsked, setAsked] = useState(false);
  const isAdmin = role === 'ORG_ADMIN';
  const isLastAdmin =
    isAdmin && members !== undefined && !members.some((one) => one.role === 'ORG_ADMIN' && one.id !== userId);
  return (
    <Section title={t.title} description={isOneOfSeveral ? t.helpOfSeveral : t.help}>
      {isAdmin && isPending ? (
        <Skeleton shape="line" width="w-64 max-w-full" label={t.loading} />
      ) : isLastAdmin ? (
        <LastAdmin />
      ) : (
        <Button onPress={() => setAsked(true)}>{t.leave}</Button>
      )}
      {isAsked && <LeaveDialog onClose={() => setAsked(false)} />}
    </Section>
  );
}

/** The account is deleted only with the last organization. */
function useIsOneOfSeveral(): boolean {
  const { data: organizations = [] } = useCall(listOwnOrganizations, {});
  return organizations.length > 1;
}

function LastAdmin() {
  const t = useTexts(leaveTexts);
  return (
    <div className="flex max-w-measure flex-col gap-3">
      <p>
        {t.lastAdmin} {t.lastAdminNext}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={paths.team}>{t.toTeam}</TextLink>
        <TextLink to={paths.settings}>{t.toSettings}</TextLink>
      </p>
    </div>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(leaveTexts).dialog;
  const navigate = useNavigate();
  const { forgetAccount, refresh } = useSession();
  const isOneOfSeveral = useIsOneOfSeveral();
  const { data: organization } = useCall(getOrganization, {});
  const { data: user } = useCall(getCurrentUser, {});
  return (
    <ActionDialog
      title={t.title(organization?.name ?? t.thisOne)}
      confirmLabel={isOneOfSeveral ? t.confirmOne : t.confirm}
      cancelLabel={t.cancel}
      tone="danger"
      run={() => call(leaveOrganization, {})}
      onDone={async ({ keepsAccount }) => {
        if (!keepsAccount) return forgetAccount();
        await refresh();
        await navigate(paths.dashboard, { replace: true });
        showToast({ tone: 'success', message: t.left(organization?.name ?? t.thisOne) });
      }}
      failed={{ unexplained: t.failed, network: t.offline, fallback: t.failed }}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        <li>{isOneOfSeveral ? t.others : t.account(user?.email ?? '')}</li>
        {!isOneOfSeveral && <li>{t.sessions}</li>}
        <li>{t.stays}</li>
        <li>{t.again}</li>
      </ul>
    </ActionDialog>
  );
}
