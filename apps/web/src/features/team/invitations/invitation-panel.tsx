import type { PendingInvitation } from '@evenway/contract';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { isFiltering, type PeopleFilter } from '../filter-people.ts';
import { NoMatch } from '../no-match.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { People } from '../use-people.ts';
import { InvitationTable } from './invitation-table.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { InviteButton } from './invite-button.tsx';
import { RevokeInvitationDialog } from './revoke-invitation-dialog.tsx';
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
      {revoking !== null && <RevokeInvitationDialog email={revoking} onClose={() => setRevoking(null)} />}
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
