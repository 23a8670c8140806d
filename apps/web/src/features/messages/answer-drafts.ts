import { MESSAGE_LIMITS } from '@evenway/contract';

export interface AnswerDraft {
  readonly text: string;
  readonly isMended: boolean;
}

const KEY = 'messageAnswers';
/** Half-written answers that are kept; the oldest goes first. */
const MAX_COUNT = 20;
const EMPTY: AnswerDraft = { text: '', isMended: false };

/** Whose answer to which message: another person at this computer does not find it. */
const nameOf = (userId: string, messageId: string): string => `${userId} ${messageId}`;

/** What this person has begun to answer in this tab and not sent: after a reload, or after the session ended. */
export function readDraft(userId: string, messageId: string): AnswerDraft {
  const { text, isMended } = readAll()[nameOf(userId, messageId)] ?? EMPTY;
  return typeof text === 'string' && typeof isMended === 'boolean'
    ? { text: text.slice(0, MESSAGE_LIMITS.answer), isMended }
    : EMPTY;
}

/** Puts it away until the tab is closed. An empty one is forgotten. */
export function keepDraft(userId: string, messageId: string, draft: AnswerDraft): void {
  const { [nameOf(userId, messageId)]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(draft.text === '' ? 0 : -(MAX_COUNT - 1));
  if (draft.text !== '') kept.push([nameOf(userId, messageId), draft]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage it stays in the form alone.
  }
}

function readAll(): Record<string, AnswerDraft> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, AnswerDraft>;
  } catch {
    return {};
  }
}
