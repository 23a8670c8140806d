import { SITE_PAGE_ELEMENT_ID, type SitePageData } from '@evenway/contract';
import { X } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useStore } from '../../../lib/use-store.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { settings } from '../../../platform/settings.ts';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { labelClass, textInputClass } from '../../../ui/fields/field-style.ts';
import { AssistantMark } from '../assistant-mark.tsx';
import { type ConversationState, createConversation } from '../conversation.ts';
import { aboveCornerClass } from '../position-classes.ts';
import { texts } from '../texts.ts';
import { MessageLog } from './message-log.tsx';
import { panelTexts } from './panel-texts.ts';

export interface AssistantPanelProps {
  onClose: () => void;
}

export function AssistantPanel({ onClose }: AssistantPanelProps) {
  const t = useTexts(panelTexts);
  const { title } = useTexts(texts);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { messages, isWaiting } = useConversation();

  useEffect(() => {
    // On a touch screen the keyboard would cover the panel before anything was read; on a low screen the field is far
    // below.
    const isReadFirst = window.matchMedia('(pointer: coarse), (max-height: 30rem)').matches;
    (isReadFirst ? panel.current : input.current)?.focus();
  }, []);

  const [question, reply] = messages.slice(-2);
  useEffect(() => {
    // Retrying should not mean typing again.
    if (reply?.isError && question && input.current?.value === '') input.current.value = question.text;
  }, [question, reply]);

  const ask = (text: string) => {
    const isSent = conversation.send(text);
    // The pressed suggestion disappears; the next question is typed here.
    input.current?.focus();
    return isSent;
  };

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${aboveCornerClass} ${panelClass}`}
    >
      <header className="flex items-center gap-3 border-line border-b py-2 ps-4 pe-2">
        <AssistantMark className="size-6 text-brand forced-colors:text-[CanvasText]" />
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <IconButton label={t.close} icon={<X aria-hidden="true" className="size-5" />} onPress={onClose} />
      </header>
      <MessageLog messages={messages} isWaiting={isWaiting} onAsk={ask} />
      <Composer ref={input} isWaiting={isWaiting} onSend={ask} />
    </section>
  );
}

// On a low screen, or at 400 % zoom, there is no room beside anything: the panel fills the screen and scrolls as a
// whole.
const panelClass =
  'motion-rise-once flex h-[38rem] max-h-[calc(100dvh-6.25rem)] flex-col overflow-hidden rounded-panel border border-line-strong bg-surface-raised text-ink shadow-overlay outline-none max-sm:right-[max(0.5rem,env(safe-area-inset-right))] sm:w-[26rem] [@media(max-height:30rem)]:inset-0 [@media(max-height:30rem)]:z-50 [@media(max-height:30rem)]:h-auto [@media(max-height:30rem)]:max-h-none [@media(max-height:30rem)]:w-full [@media(max-height:30rem)]:overflow-y-auto [@media(max-height:30rem)]:rounded-none [@media(max-height:30rem)]:border-0';

/** One per page load: a closed panel reopens where it was left. */
const conversation = createConversation({
  answer: async (question) => {
    const language = languagePreference.get();
    const { composeReply } = await import('../replies/compose-reply.ts');
    const { name: brand, supportEmail: email, bookingUrls } = settings.brand;
    const canBook = bookingUrls[30] !== null;
    return composeReply(question, { language, brand, email, canBook, plans: readPlans(), random: Math.random });
  },
  errorText: () => panelTexts[languagePreference.get()].error,
  now: Date.now,
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

function useConversation(): ConversationState {
  return useStore(conversation.state);
}

/** The prices that the server has rendered into this page; not every page has them. */
function readPlans(): SitePageData['plans'] {
  const block = document.getElementById(SITE_PAGE_ELEMENT_ID)?.textContent;
  return block ? (JSON.parse(block) as SitePageData).plans : null;
}

interface ComposerProps {
  ref: RefObject<HTMLInputElement | null>;
  isWaiting: boolean;
  /** Returns whether the question was accepted. */
  onSend: (question: string) => boolean;
}

/** While a reply is pending nothing can be typed or sent, but the focus stays. */
function Composer({ ref, isWaiting, onSend }: ComposerProps) {
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
