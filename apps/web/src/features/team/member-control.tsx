import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';

interface MemberControlProps {
  label: string;
  /** The label with the person's name: without it, many would sound alike. */
  name: string;
  /** Why it is disabled, if it is. */
  reason: string | undefined;
  onPress: () => void;
}

export function MemberControl({ label, name, reason, onPress }: MemberControlProps) {
  const button = (
    <Button size="sm" variant="quiet" aria-label={name} onPress={onPress}>
      {label}
    </Button>
  );
  // Most rows need no reason, and should not load the code for one.
  return reason === undefined ? button : <DisabledReason reason={reason}>{button}</DisabledReason>;
}
