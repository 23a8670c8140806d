import { getStatement, getWidgetConfig, previewStatement, unpublishStatement } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { useDialogChange } from '../../../shared/dialogs/use-dialog-change.ts';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';

export function OfflineDialog({ params, onClose }: { params: StatementPlace; onClose: () => void }) {
  const t = useTexts(texts).page;
  const takeOffline = useDialogChange({
    run: () => call(unpublishStatement, { params }),
    invalidates: [getStatement, previewStatement, getWidgetConfig],
    failed: { fallback: t.offlineFailed },
    done: () => t.wentOffline,
    onClose,
  });
  return (
    <ActionDialog
      action={takeOffline}
      title={t.askOffline}
      confirmLabel={t.takeOffline}
      cancelLabel={t.cancel}
      tone="danger"
      onClose={onClose}
    >
      <p>{t.takeOfflineHelp}</p>
    </ActionDialog>
  );
}
