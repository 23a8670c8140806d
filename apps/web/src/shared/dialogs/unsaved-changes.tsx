import { useEffect, useState } from 'react';
import { useBlocker } from '../../lib/router/hooks.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ActionDialog } from './action-dialog.tsx';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** The person has decided to lose them. */
  onLeave: () => void;
  /** Whether another query on the same page would still show the changes. */
  keepsChanges: (query: string) => boolean;
  texts: { readonly title: string; readonly what: string; readonly confirm: string; readonly keep: string };
}

/**
 * Asks before changes are lost: on the way to another screen or website, before a logout, and before the tab closes or
 * reloads.
 */
export function UnsavedChanges({ isDirty, onLeave, keepsChanges, texts: t }: UnsavedChangesProps) {
  const blocker = useBlocker(
    (here, next) => isDirty && (here.pathname !== next.pathname || !keepsChanges(next.search)),
  );

  const { askBeforeLogout } = useSession();
  const [answerLogout, setAnswerLogout] = useState<((mayLeave: boolean) => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const stopAsking = askBeforeLogout(() => new Promise((resolve) => setAnswerLogout(() => resolve)));
    return () => {
      window.removeEventListener('beforeunload', ask);
      stopAsking();
    };
  }, [isDirty, askBeforeLogout]);

  const stay = () => {
    answerLogout?.(false);
    setAnswerLogout(null);
    blocker.reset();
  };
  const leave = () => {
    onLeave();
    answerLogout?.(true);
    setAnswerLogout(null);
    blocker.proceed();
  };

  if (!blocker.isBlocked && answerLogout === null) return null;
  return (
    <ActionDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      tone="danger"
      run={async () => undefined}
      onDone={leave}
      onClose={stay}
    >
      {t.what}
    </ActionDialog>
  );
}
