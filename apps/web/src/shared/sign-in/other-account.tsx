import { paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { accountTexts } from '../account-form/account-texts.ts';
import { carryEmail } from './carried-email.ts';

interface OtherAccountProps {
  /** The purpose of signing out. */
  label: string;
  /** Where to go after signing out; by default the page itself continues. */
  login?: string;
  /** The account to sign in to. */
  email?: string | null;
}

/** A mailed link concerns another account than the signed-in one: the person chooses which to use. */
export function OtherAccount({ label, login, email = null }: OtherAccountProps) {
  const t = useTexts(accountTexts);
  const navigate = useNavigate();
  const { logout } = useSession();
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    await logout();
    if (login !== undefined) await navigate(login, { replace: true, state: carryEmail(email) });
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
