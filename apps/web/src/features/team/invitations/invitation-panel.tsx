import type { PendingInvitation } from '@evenway/contract';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { isFiltering, type PeopleFilter } from '../filter-people.ts';
import { NoMatch } from '../no-match.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { People } from '../use-people.ts';
import { InvitationTable } from './invitation-table.tsx';
import { invitationTexts } from './invitation-texts.ts';
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
                <p className="py-6 text-ink-muted">{t.empty}</p>
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
