import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ToneIcon } from '../../../ui/feedback/tone-icon.tsx';
import { LevelBars } from '../../../ui/loading/level-bars.tsx';
import type { ChatMessage } from '../chat-message.ts';
import { panelTexts } from './panel-texts.ts';
import { ReplyText } from './reply-text.tsx';

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

type MessageProps = Pick<ChatMessage, 'sender' | 'text'> & Partial<ChatMessage>;

/** A question is a tinted box on the right, an answer is plain text. */
function Message({ sender, text, isError = false }: MessageProps) {
  const t = useTexts(panelTexts);
  return (
    <div data-sender={sender} className={sender === 'user' ? questionClass : isError ? errorClass : undefined}>
      <p className="font-semibold text-ink-muted text-sm">{sender === 'user' ? t.you : t.assistant}</p>
      {text.split('\n\n').map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        <p key={index} className="wrap-anywhere whitespace-pre-line [&+p]:mt-2.5">
          {isError && <ToneIcon tone="error" className="me-2 inline size-5 align-[-0.2em] text-negative" />}
          {sender === 'user' ? paragraph : <ReplyText>{paragraph}</ReplyText>}
        </p>
      ))}
    </div>
  );
}

const questionClass =
  'ms-auto max-w-[85%] rounded-panel bg-accent-surface px-4 py-2.5 forced-colors:border forced-colors:border-[CanvasText]';
const errorClass = 'rounded-panel border border-negative bg-negative-surface px-4 py-2.5';

interface SuggestionsProps {
  /** What has been said so far. */
  asked: readonly string[];
  onAsk: (question: string) => void;
}

function Suggestions({ asked, onAsk }: SuggestionsProps) {
  const t = useTexts(panelTexts);
  const left = t.suggested.filter((question) => !asked.includes(question));
  if (left.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-ink-muted text-sm">{t.suggestions}</h3>
      <ul className="mt-1.5 border-line border-t">
        {left.map((question) => (
          <li key={question} className="border-line border-b">
            <button type="button" onClick={() => onAsk(question)} className={suggestionClass}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const suggestionClass =
  '-mx-2 min-h-11 w-[calc(100%+1rem)] rounded-xs px-2 py-2 text-start font-medium text-accent hover:bg-accent-surface hover:underline hover:underline-offset-[0.2em] focus-visible:-outline-offset-3';
