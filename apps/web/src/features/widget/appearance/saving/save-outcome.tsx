import { CircleCheck } from 'lucide-react';
import { errorToText } from '../../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldMessage } from '../../../../ui/fields/field-message.tsx';
import { formTexts } from '../form-texts.ts';
import type { ConfigForm } from '../use-config-form.ts';

/** Both are always rendered: text that arrives together with its live region is often not announced. */
export function SaveOutcome({ form, onDiscard }: { form: ConfigForm; onDiscard: () => void }) {
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
