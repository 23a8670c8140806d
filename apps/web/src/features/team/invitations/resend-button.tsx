import { Check } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { invitationTexts } from './invitation-texts.ts';
import type { ResendState } from './use-resend.ts';

interface ResendButtonProps {
  email: string;
  phase: ResendState['phase'];
  onPress: () => void;
}

export function ResendButton({ email, phase, onPress }: ResendButtonProps) {
  const t = useTexts(invitationTexts);
  const { role } = useSession();
  const isSent = phase === 'sent';
  const button = (
    <Button
      size="sm"
      variant="quiet"
      aria-label={phase === 'idle' ? t.resendTo(email) : undefined}
      icon={isSent && <Check aria-hidden="true" className="size-4" />}
      isPending={phase === 'sending' || undefined}
      pendingLabel={t.resending}
      onPress={isSent ? undefined : onPress}
    >
      {isSent ? t.resent : t.resend}
    </Button>
  );
  return role === 'ORG_ADMIN' ? button : <DisabledReason reason={t.onlyAdminsResend}>{button}</DisabledReason>;
}
