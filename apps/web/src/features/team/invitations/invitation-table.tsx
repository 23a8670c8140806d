import type { PendingInvitation } from '@evenway/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Table } from '../../../ui/data/table.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { MemberControl } from '../member-control.tsx';
import { type InvitationStatus, invitationStatus } from './invitation-status.ts';
import { invitationTexts } from './invitation-texts.ts';
import { ResendButton } from './resend-button.tsx';
import type { ResendState } from './use-resend.ts';

interface InvitationTableProps {
  rows: readonly PendingInvitation[];
  isLoading: boolean;
  empty: ReactNode;
  stateOf: (email: string) => ResendState;
  problemOf: (email: string) => string | undefined;
  onResend: (email: string) => void;
  onRevoke: (email: string) => void;
}

export function InvitationTable(props: InvitationTableProps) {
  const { rows, isLoading, empty, stateOf, problemOf, onResend, onRevoke } = props;
  const t = useTexts(invitationTexts);
  const { role: ownRole } = useSession();
  const roles = useTexts(roleNames);
  const language = languagePreference.use();
  const now = new Date();
  return (
    <Table
      label={t.list}
      rows={rows}
      getKey={(invitation) => invitation.email}
      isLoading={isLoading}
      empty={empty}
      columns={[
        {
          id: 'email',
          header: t.columns.email,
          isRowHeader: true,
          cell: ({ email }) => <InvitedEmail email={email} problem={problemOf(email)} />,
        },
        { id: 'role', header: t.columns.role, cell: ({ role }) => roles[role] },
        {
          id: 'status',
          header: t.columns.status,
          cell: (invitation) => {
            const status = invitationStatus(invitation, now);
            return <Badge tone={TONES[status]}>{t.status[status]}</Badge>;
          },
        },
        {
          id: 'expires',
          header: t.columns.expires,
          cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(language, expiresAt)}</time>,
        },
        {
          id: 'actions',
          header: t.columns.actions,
          cell: ({ email }) => (
            <span className="-ms-3 block whitespace-nowrap">
              <ResendButton email={email} phase={stateOf(email).phase} onPress={() => onResend(email)} />
              <MemberControl
                label={t.revoke}
                name={t.revokeOf(email)}
                reason={ownRole === 'ORG_ADMIN' ? undefined : t.onlyAdminsRevoke}
                onPress={() => onRevoke(email)}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

function InvitedEmail({ email, problem }: { email: string; problem: string | undefined }) {
  return (
    <div className="min-w-0">
      {email}
      {problem && (
        <span role="alert" className="block pt-1">
          <FieldMessage>{problem}</FieldMessage>
        </span>
      )}
    </div>
  );
}

const TONES = { PENDING: 'info', EXPIRED: 'warning' } as const satisfies Record<InvitationStatus, string>;
