import { resendVerification } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { accountTexts } from '../account-form/account-texts.ts';
import { loginTexts } from './login-texts.ts';

/** Asks for a new verification mail from where signing in was refused for lack of one. */
export function ResendButton({ email }: { email: string }) {
  const t = useTexts(loginTexts);
  const { network } = useTexts(accountTexts);
  const own = { network, fallback: t.resendFailed };
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | { readonly error: unknown } | null>(null);

  async function resend() {
    setSending(true);
    setOutcome(null);
    try {
      await call(resendVerification, { body: { email: email.trim() } });
      setOutcome('sent');
    } catch (error) {
      setOutcome({ error });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" isPending={isSending} pendingLabel={t.resending} onPress={() => void resend()}>
        {t.resend}
      </Button>
      <p role="status">{outcome && (outcome === 'sent' ? t.resent : errorToText(outcome.error, own))}</p>
    </div>
  );
}
