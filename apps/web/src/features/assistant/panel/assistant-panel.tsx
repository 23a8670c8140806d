import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AssistantMark } from '../assistant-mark.tsx';
import { aboveCornerClass } from '../position-classes.ts';
import { texts } from '../texts.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { conversation, useConversation } from './page-conversation.ts';
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
