import { deleteUser, type User } from '@evenway/contract';
import { PEOPLE_CALLS } from '../../../platform/api/affected-calls.ts';
import { callRemoval } from '../../../platform/api/call-removal.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NamedRemovalDialog } from '../../../shared/dialogs/named-removal-dialog.tsx';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

export function RemoveMemberDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).removeDialog;
  const name = nameOf(member);
  return (
    <NamedRemovalDialog
      name={name}
      texts={t}
      run={() => callRemoval(deleteUser, { params: { id: member.id } })}
      invalidates={PEOPLE_CALLS}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
        <li>{t.account(member.email)}</li>
        <li>{t.sessions(name)}</li>
        <li>{t.again}</li>
      </ul>
    </NamedRemovalDialog>
  );
}
