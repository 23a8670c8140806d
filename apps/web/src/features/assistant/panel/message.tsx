import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ToneIcon } from '../../../ui/feedback/tone-icon.tsx';
import type { ChatMessage } from '../chat-message.ts';
import { panelTexts } from './panel-texts.ts';
import { ReplyText } from './reply-text.tsx';

type MessageProps = Pick<ChatMessage, 'sender' | 'text'> & Partial<ChatMessage>;

/** A question is a tinted box on the right, an answer is plain text. */
export function Message({ sender, text, isError = false }: MessageProps) {
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
