import type { WidgetConfig } from '@evenway/contract';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { type Draft, toDraft } from '../draft/draft.ts';
import { formTexts } from '../form-texts.ts';
import type { ConfigForm } from '../use-config-form.ts';
import { LastChange } from './last-change.tsx';
import { SettingList } from './setting-list.tsx';

interface ConflictDialogProps {
  form: ConfigForm;
  draft: Draft;
  saved: WidgetConfig;
}

/** Shows what was saved meanwhile beside what would overwrite it, and lets the person choose. */
export function ConflictDialog({ form, draft, saved }: ConflictDialogProps) {
  const { conflict: t } = useTexts(formTexts);
  const theirs = toDraft(saved);
  return (
    <Dialog
      role="alertdialog"
      size="md"
      title={t.title}
      isOpen={form.conflicts.isShown}
      onOpenChange={form.conflicts.hide}
      footer={
        <>
          <Button autoFocus onPress={form.conflicts.hide}>
            {t.later}
          </Button>
          <Button onPress={form.conflicts.takeTheirs}>{t.takeTheirs}</Button>
          <Button variant="primary" onPress={form.conflicts.keepMine}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 wrap-anywhere">
        <div>
          <LastChange change={form.lastChange} />
          <p>{t.what}</p>
        </div>
        <SettingList fields={form.conflicts.fields}>
          {(describe) => (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-ink-muted">{t.mine}</dt>
              <dd>{describe(draft)}</dd>
              <dt className="text-ink-muted">{t.theirs}</dt>
              <dd>{describe(theirs)}</dd>
            </dl>
          )}
        </SettingList>
      </div>
    </Dialog>
  );
}
