import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';

interface MemberControlProps {
  label: string;
  /** The label with the person it is about: out of its row it would be one of many alike. */
  name: string;
  /** Why it cannot be used, if so. */
  reason: string | undefined;
  onPress: () => void;
}

export function MemberControl({ label, name, reason, onPress }: MemberControlProps) {
  const button = (
    <Button size="sm" variant="quiet" aria-label={name} onPress={onPress}>
      {label}
    </Button>
  );
  // Most rows need no reason, and a page of them should not pay for one.
  return reason === undefined ? button : <DisabledReason reason={reason}>{button}</DisabledReason>;
}
