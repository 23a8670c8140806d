import type { User } from '@evenway/contract';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NoMatch } from '../no-match.tsx';
import { PeopleFrame } from '../people-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { People } from '../use-people.ts';
import { ChangeRoleDialog, RemoveMemberDialog, ResetMemberDialog } from './member-dialogs.tsx';
import { MemberTable } from './member-table.tsx';
import { memberTexts } from './member-texts.ts';
import { useSecondFactors } from './use-second-factors.ts';

interface MemberPanelProps {
  members: People<User>;
  rows: readonly User[];
  onClearFilter: () => void;
}

export function MemberPanel({ members, rows, onClearFilter }: MemberPanelProps) {
  const t = useTexts(memberTexts);
  const [asked, setAsked] = useState<{ about: 'role' | 'removal' | 'reset'; member: User } | null>(null);
  const close = () => setAsked(null);
  const secondFactors = useSecondFactors();
  return (
    <PeopleFrame people={members}>
      <ShowMore rows={rows}>
        {(shown) => (
          <MemberTable
            rows={shown}
            isLoading={members.isLoading}
            empty={<NoMatch title={t.noMatch} onClear={onClearFilter} />}
            onChangeRole={(member) => setAsked({ about: 'role', member })}
            onRemove={(member) => setAsked({ about: 'removal', member })}
            secondFactors={secondFactors}
            onReset={(member) => setAsked({ about: 'reset', member })}
          />
        )}
      </ShowMore>
      {asked?.about === 'role' && <ChangeRoleDialog member={asked.member} onClose={close} />}
      {asked?.about === 'reset' && <ResetMemberDialog member={asked.member} onClose={close} />}
      {asked?.about === 'removal' && <RemoveMemberDialog member={asked.member} onClose={close} />}
    </PeopleFrame>
  );
}
