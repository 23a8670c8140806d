import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import type { LoginNotice } from '../../../shared/sign-in/login-notice.ts';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface PasskeySignInProps {
  isDisabled: boolean;
  setNotice: (notice: LoginNotice | null) => void;
}

/** One press and the device's own lock: no address, no password, no second step. */
export function PasskeySignIn({ isDisabled, setNotice }: PasskeySignInProps) {
  const t = useTexts(loginTexts);
  const { enter } = useSession();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setNotice(null);
    setPending(true);
    try {
      const { askToSignIn } = await import('./prove-with-passkey.ts');
      await enter(await askToSignIn());
    } catch (error) {
      setNotice({ tone: 'error', error });
    } finally {
      setPending(false);
    }
  };

  return (
    <Button
      fullWidth
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingLabel={t.passkeyPending}
      onPress={() => void signIn()}
    >
      {t.passkey}
    </Button>
  );
}
