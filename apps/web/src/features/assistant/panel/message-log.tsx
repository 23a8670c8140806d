import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LevelBars } from '../../../ui/loading/level-bars.tsx';
import type { ChatMessage } from '../chat-message.ts';
import { Message } from './message.tsx';
import { panelTexts } from './panel-texts.ts';
import { Suggestions } from './suggestions.tsx';

/** Pixels between the edge of the scroll container and what it was scrolled to. */
const GAP = 12;

interface MessageLogProps {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}

export function MessageLog({ messages, isWaiting, onAsk }: MessageLogProps) {
  const t = useTexts(panelTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const count = messages.length;

  useEffect(() => {
    const own = scroller.current;
    const questions = own?.querySelectorAll<HTMLElement>('[data-sender="user"]');
    const latest = count > 0 ? questions?.item(questions.length - 1) : null;
    if (!own || !latest) return;
    // A long reply is shown from its beginning, with the question above it. On a low screen the whole panel scrolls.
    if (own.scrollHeight > own.clientHeight) own.scrollTo({ top: latest.offsetTop - GAP });
    else own.parentElement?.scrollTo({ top: own.offsetTop + latest.offsetTop - GAP });
  }, [count]);

  return (
    <section
      ref={scroller}
      aria-label={t.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-3 [@media(max-height:30rem)]:flex-none [@media(max-height:30rem)]:overflow-visible"
    >
      <div role="log" className="flex flex-col gap-5">
        <Message sender="ai" text={t.welcome} />
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
      <p role="status" className={isWaiting ? 'mt-5 flex items-center gap-3 text-ink-muted' : 'sr-only'}>
        {isWaiting && (
          <>
            <LevelBars className="h-3.5 w-6 text-brand" />
            {t.waiting}
          </>
        )}
      </p>
      {!isWaiting && <Suggestions asked={messages.map(({ text }) => text)} onAsk={onAsk} />}
    </section>
  );
}
