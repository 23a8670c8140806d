import { forgotPassword } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { passwordTexts } from './password-texts.ts';

/** For people who have only ever signed in with a provider: their mailbox, not an old password, allows the first one. */
export function FirstPassword({ email }: { email: string }) {
  const t = useTexts(passwordTexts).first;
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { readonly error: unknown }>('idle');

  async function send() {
    setState('sending');
    try {
      await call(forgotPassword, { body: { email } });
      setState('sent');
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4 wrap-anywhere">
      <p>{t.help(email)}</p>
      {typeof state === 'object' && (
        <Banner tone="error" live>
          {errorToText(state.error, { fallback: t.failed })}
        </Banner>
      )}
      <Button isPending={state === 'sending'} pendingLabel={t.sending} onPress={() => void send()}>
        {t.send}
      </Button>
      <div role="status">{state === 'sent' && <Banner tone="success">{t.sent(email)}</Banner>}</div>
    </div>
  );
}
