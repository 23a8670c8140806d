import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';

interface LinkFailureProps {
  reason: string;
  /** Absent if only another way helps. */
  onRetry?: (() => void) | undefined;
  retryLabel: string;
  /** The primary alternative if nothing can be retried. */
  to: string;
  label: string;
  /** Further ways out. */
  children?: ReactNode;
}

/** Why a mailed link did not work, and what can be done about it. */
export function LinkFailure({ reason, onRetry, retryLabel, to, label, children }: LinkFailureProps) {
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="error" live>
        {reason}
      </Banner>
      <div className="action-row">
        {onRetry && (
          <Button variant="primary" onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        <ButtonLink to={to} variant={onRetry ? 'secondary' : 'primary'}>
          {label}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
