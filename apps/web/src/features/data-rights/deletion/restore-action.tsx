import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { texts } from './closed-texts.ts';

interface RestoreActionProps {
  label: string;
  isPending: boolean;
  problem: string | null;
  start: () => void;
  /** Further actions beside it. */
  children?: ReactNode;
}

/** The button that restores something, and why it failed. */
export function RestoreAction({ label, isPending, problem, start, children }: RestoreActionProps) {
  const t = useTexts(texts);
  return (
    <>
      <ErrorBanner>{problem}</ErrorBanner>
      <div className="action-row">
        <Button variant="primary" isPending={isPending} pendingLabel={t.restoring} onPress={start}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
