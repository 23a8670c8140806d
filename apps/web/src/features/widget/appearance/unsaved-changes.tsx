import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formTexts } from './form-texts.ts';

interface UnsavedChangesProps {
  isDirty: boolean;
  /** Whether another query on the same page would still show these settings. */
  keepsChanges: (query: string) => boolean;
}

/** Asks before changes are lost: on the way to another screen or website, and before the tab closes or reloads. */
export function UnsavedChanges({ isDirty, keepsChanges }: UnsavedChangesProps) {
  const t = useTexts(formTexts).leave;
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty && (here.pathname !== next.pathname || !keepsChanges(next.search)),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      title={t.title}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      {t.what}
    </ConfirmDialog>
  );
}
