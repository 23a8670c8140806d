import { type PendingInvitation, revokeInvitation } from '@evenway/contract';
import { useState } from 'react';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { isFiltering, type PeopleFilter } from '../filter-people.ts';
import { NoMatch } from '../no-match.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { People } from '../use-people.ts';
import { InvitationTable } from './invitation-table.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { InviteButton } from './invite-button.tsx';
import { useResend } from './use-resend.ts';

interface InvitationPanelProps {
  invitations: People<PendingInvitation>;
  rows: readonly PendingInvitation[];
  filter: PeopleFilter;
  onClearFilter: () => void;
  onNews: (news: string) => void;
}

export function InvitationPanel({ invitations, rows, filter, onClearFilter, onNews }: InvitationPanelProps) {
  const t = useTexts(invitationTexts);
  const resend = useResend(onNews);
  const [revoking, setRevoking] = useState<string | null>(null);
  const hasAny = invitations.list !== null && invitations.list.length > 0;
  return (
    <PeopleFrame people={invitations}>
      <ShowMore rows={rows}>
        {(shown) => (
          <InvitationTable
            rows={shown}
            isLoading={invitations.isLoading}
            empty={
              isFiltering(filter) && hasAny ? (
                <NoMatch title={t.noMatch} onClear={onClearFilter} />
              ) : (
                <NoInvitations onInvited={onNews} />
              )
            }
            stateOf={resend.stateOf}
            problemOf={resend.problemOf}
            onResend={resend.resend}
            onRevoke={setRevoking}
          />
        )}
      </ShowMore>
      {revoking !== null && (
        <ActionDialog
          title={t.revokeDialog.title(revoking)}
          confirmLabel={t.revokeDialog.confirm}
          cancelLabel={t.revokeDialog.cancel}
          tone="danger"
          run={() => callRemoval(revokeInvitation, { query: { email: revoking } })}
          invalidates={PEOPLE_CALLS}
          done={() => t.revokeDialog.done(revoking)}
          failed={{ fallback: t.revokeDialog.failed }}
          onClose={() => setRevoking(null)}
        >
          <p>{t.revokeDialog.consequence}</p>
        </ActionDialog>
      )}
    </PeopleFrame>
  );
}

function NoInvitations({ onInvited }: { onInvited: (news: string) => void }) {
  const t = useTexts(invitationTexts);
  const { role } = useSession();
  const isAdmin = role === 'ORG_ADMIN';
  return (
    <EmptyState
      headingLevel={2}
      title={t.empty}
      action={isAdmin && <InviteButton variant="secondary" onInvited={onInvited} />}
    >
      {isAdmin ? t.emptyHelp : t.emptyHelpUser}
    </EmptyState>
  );
}
