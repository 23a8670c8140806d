import { Plus } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { texts } from './texts.ts';

interface OnboardButtonProps {
  variant: 'primary' | 'secondary';
  onPress: () => void;
}

export function OnboardButton({ variant, onPress }: OnboardButtonProps) {
  const t = useTexts(texts);
  const { role } = useSession();
  return (
    <DisabledReason reason={role === 'ORG_ADMIN' ? undefined : t.onlyAdminsOnboard}>
      <Button variant={variant} icon={<Plus aria-hidden="true" className="size-5" />} onPress={onPress}>
        {t.onboard}
      </Button>
    </DisabledReason>
  );
}
