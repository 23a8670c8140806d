import { listSecondFactors, resetSecondFactor, type User } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NamedRemovalDialog } from '../../../shared/dialogs/named-removal-dialog.tsx';
import { nameOf } from '../filter-people.ts';
import { memberTexts } from './member-texts.ts';

/** For a member who lost device and recovery codes. */
export function ResetMemberDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTexts(memberTexts).resetDialog;
  const name = nameOf(member);
  return (
    <NamedRemovalDialog
      name={name}
      texts={t}
      run={() => call(resetSecondFactor, { params: { id: member.id } })}
      invalidates={[listSecondFactors]}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-muted">
        <li>{t.sure(name)}</li>
        <li>{t.lost}</li>
        <li>{t.sessions(name)}</li>
      </ul>
    </NamedRemovalDialog>
  );
}
