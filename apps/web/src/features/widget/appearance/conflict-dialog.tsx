import type { WidgetConfig } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { functionTexts } from '../function-texts.ts';
import { describeSetting, nameSetting } from './describe-setting.ts';
import { type Draft, toDraft } from './draft.ts';
import { formTexts } from './form-texts.ts';
import { settingTexts } from './setting-texts.ts';
import type { ConfigForm } from './use-config-form.ts';

interface ConflictDialogProps {
  form: ConfigForm;
  draft: Draft;
  saved: WidgetConfig;
}

/** Shows what someone else saved meanwhile beside what was about to overwrite it, and lets the person choose. */
export function ConflictDialog({ form, draft, saved }: ConflictDialogProps) {
  const { conflict: t, values } = useTexts(formTexts);
  const words = { settings: useTexts(settingTexts), functions: useTexts(functionTexts), values };
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
        <p>{t.what}</p>
        {form.conflicts.fields.map((field) => (
          <section key={field} aria-label={nameSetting(field, words)}>
            <h3 className="font-semibold text-base">{nameSetting(field, words)}</h3>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-ink-muted">{t.mine}</dt>
              <dd>{describeSetting(field, draft, words)}</dd>
              <dt className="text-ink-muted">{t.theirs}</dt>
              <dd>{describeSetting(field, theirs, words)}</dd>
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
