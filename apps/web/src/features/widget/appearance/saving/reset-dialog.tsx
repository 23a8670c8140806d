import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ActionDialog } from '../../../../shared/dialogs/action-dialog.tsx';
import { toDraft } from '../draft/draft.ts';
import { formTexts } from '../form-texts.ts';
import type { ConfigForm } from '../use-config-form.ts';
import { LastChange } from './last-change.tsx';
import { SettingList } from './setting-list.tsx';

interface ResetDialogProps {
  form: ConfigForm;
  onClose: () => void;
}

/** Asks before all settings are reset, and again if someone else has saved some that were not seen. */
export function ResetDialog({ form, onClose }: ResetDialogProps) {
  const { confirmReset: t } = useTexts(formTexts);
  const { saved, lastChange, unseen } = form;

  function close() {
    unseen.forget();
    onClose();
  }

  return (
    <ActionDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      tone="danger"
      run={form.reset}
      onDone={(isOver) => isOver && close()}
      onClose={close}
    >
      <div>
        <p>{t.what}</p>
        <div role="alert">
          {saved && unseen.fields.length > 0 && (
            <div className="mt-5 flex flex-col gap-4">
              <p className="font-semibold">{t.unseen}</p>
              <LastChange change={lastChange} />
              <SettingList fields={unseen.fields}>{(describe) => describe(toDraft(saved))}</SettingList>
            </div>
          )}
        </div>
      </div>
    </ActionDialog>
  );
}
