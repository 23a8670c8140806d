import { type FormEvent, type RefObject, useId } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { labelClass, textInputClass } from '../../../ui/fields/field-style.ts';
import { panelTexts } from './panel-texts.ts';

interface ComposerProps {
  ref: RefObject<HTMLInputElement | null>;
  isWaiting: boolean;
  /** Returns whether the question was accepted. */
  onSend: (question: string) => boolean;
}

/** While a reply is pending nothing can be typed or sent, but the focus stays. */
export function Composer({ ref, isWaiting, onSend }: ComposerProps) {
  const t = useTexts(panelTexts);
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ref.current && onSend(ref.current.value)) ref.current.value = '';
  };
  const held = isWaiting || undefined;
  return (
    <form onSubmit={send} className="border-line border-t bg-surface-raised p-4 [@media(max-height:30rem)]:pb-24">
      <label htmlFor={id} className={labelClass}>
        {t.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={ref}
          id={id}
          type="text"
          readOnly={isWaiting}
          aria-disabled={held}
          aria-describedby={`${id}-privacy`}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          className={`${textInputClass} min-w-0 flex-1`}
        />
        <button
          type="submit"
          aria-disabled={held}
          data-unavailable={held}
          className={`${buttonClass({ variant: 'primary' })} shrink-0`}
        >
          {t.send}
        </button>
      </div>
      <p id={`${id}-privacy`} className="mt-2 text-ink-muted text-sm">
        {t.privacy}
      </p>
    </form>
  );
}
