import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { texts } from '../texts.ts';

interface InviteButtonProps {
  variant?: 'primary' | 'secondary';
  onInvited: (news: string) => void;
}

export function InviteButton({ variant = 'primary', onInvited }: InviteButtonProps) {
  const t = useTexts(texts);
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdminsInvite}>
        <Button
          variant={variant}
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onPress={() => {
            onInvited('');
            setOpen(true);
          }}
        >
          {t.invite}
        </Button>
      </DisabledReason>
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={() => setOpen(false)} onInvited={onInvited} />
        </Suspense>
      )}
    </>
  );
}

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);
