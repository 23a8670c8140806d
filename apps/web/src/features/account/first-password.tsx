import { forgotPassword } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { passwordTexts } from './password-texts.ts';

/**
 * For people who have only ever signed in with a provider: their mailbox, not an old password, authorizes the first
 * one.
 */
export function FirstPassword({ email }: { email: string }) {
  const t = useTexts(passwordTexts).first;
  const mail = useCallMutation({
    run: () => call(forgotPassword, { body: { email } }),
    failed: { fallback: t.failed },
  });

  return (
    <div className="flex max-w-xl flex-col items-start gap-4 wrap-anywhere">
      <p>{t.help(email)}</p>
      <ErrorBanner>{mail.problem}</ErrorBanner>
      <Button isPending={mail.isPending} pendingLabel={t.sending} onPress={() => mail.start()}>
        {t.send}
      </Button>
      <div role="status">{mail.isDone && <Banner tone="success">{t.sent(email)}</Banner>}</div>
    </div>
  );
}
