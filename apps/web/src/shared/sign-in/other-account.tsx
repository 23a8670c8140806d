import { paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { accountTexts } from '../account-form/account-texts.ts';

interface OtherAccountProps {
  /** What signing out is for. */
  label: string;
  /** Where to go when signed out; without it the page itself goes on. */
  login?: string;
}

/** A mailed link concerns another account than the one that is signed in: the person chooses which to use. */
export function OtherAccount({ label, login }: OtherAccountProps) {
  const t = useTexts(accountTexts);
  const navigate = useNavigate();
  const { logout } = useSession();
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    await logout();
    if (login !== undefined) await navigate(login, { replace: true });
  }

  return (
    <div className="action-row">
      <Button variant="primary" isPending={isLeaving} onPress={() => void signOut()}>
        {label}
      </Button>
      <ButtonLink to={paths.dashboard}>{t.toDashboard}</ButtonLink>
    </div>
  );
}
