import { CircleCheck, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorToText } from '../../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../../ui/actions/disabled-reason.tsx';
import { FieldMessage } from '../../../../ui/fields/field-message.tsx';
import { formTexts } from '../form-texts.ts';
import type { ConfigForm } from '../use-config-form.ts';
import { ResetDialog } from './reset-dialog.tsx';

/** The form's actions and their results, always visible. */
export function SaveBar({ form, isAdmin }: { form: ConfigForm; isAdmin: boolean }) {
  const t = useTexts(formTexts);
  const [isAsking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const saveReason = isAdmin ? (form.isDirty ? undefined : t.unchanged) : t.onlyAdminsSave;

  function discard() {
    form.discard();
    // The button disappears with what it discards; focus stays in the bar.
    [...(bar.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }

  return (
    <div ref={bar} className={barClass}>
      <SaveOutcome form={form} onDiscard={discard} />
      <div className="flex flex-wrap gap-3">
        <DisabledReason reason={isAdmin ? undefined : t.onlyAdminsReset}>
          <Button icon={<RotateCcw aria-hidden="true" className="size-5" />} onPress={() => setAsking(true)}>
            {t.reset.label}
          </Button>
        </DisabledReason>
        <DisabledReason reason={form.running === 'save' ? undefined : saveReason}>
          <Button type="submit" variant="primary" isPending={form.running === 'save'} pendingLabel={t.saving}>
            {t.save.label}
          </Button>
        </DisabledReason>
      </div>
      {isAsking && <ResetDialog form={form} onClose={() => setAsking(false)} />}
    </div>
  );
}

// Stays visible while the settings scroll, except on screens so low that it would cover them.
const barClass =
  'z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t bg-surface px-4 py-4 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0 sm:-mx-8 sm:px-8 lg:-mx-10 lg:px-10';

/** Both are always rendered: text that arrives together with its live region is often not announced. */
function SaveOutcome({ form, onDiscard }: { form: ConfigForm; onDiscard: () => void }) {
  const t = useTexts(formTexts);
  const { outcome, isDirty } = form;
  const news = outcome?.failure === null ? t[outcome.step].done : null;
  const problem = outcome && outcome.failure !== null ? errorToText(outcome.failure, t[outcome.step].failed) : null;
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-2">
      <div className="min-w-0">
        <div role="alert">{problem && <FieldMessage>{problem}</FieldMessage>}</div>
        <div role="status" className="text-sm">
          {news && (
            <span className="flex items-start gap-1.5 font-semibold text-positive">
              <CircleCheck aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
              <span>{news}</span>
            </span>
          )}
          {!news && !problem && isDirty && <span className="text-ink-muted">{t.unsaved}</span>}
        </div>
      </div>
      {isDirty && form.running === null && (
        <Button size="sm" variant="quiet" onPress={onDiscard}>
          {t.discard.label}
          <span className="sr-only"> {t.discard.what}</span>
        </Button>
      )}
    </div>
  );
}
