import { MESSAGE_LIMITS } from '@evenway/contract';

export interface AnswerDraft {
  readonly text: string;
  readonly isMended: boolean;
}

const KEY = 'messageAnswers';
/** How many unsent answers are kept; the oldest is dropped first. */
const MAX_COUNT = 20;
const EMPTY: AnswerDraft = { text: '', isMended: false };

/** By person and message: someone else at this computer does not see it. */
const nameOf = (userId: string, messageId: string): string => `${userId} ${messageId}`;

/** This person's unsent answer in this tab, kept over a reload and after the session ended. */
export function readDraft(userId: string, messageId: string): AnswerDraft {
  const { text, isMended } = readAll()[nameOf(userId, messageId)] ?? EMPTY;
  return typeof text === 'string' && typeof isMended === 'boolean'
    ? { text: text.slice(0, MESSAGE_LIMITS.answer), isMended }
    : EMPTY;
}

/** Keeps it until the tab is closed. An empty one is removed. */
export function keepDraft(userId: string, messageId: string, draft: AnswerDraft): void {
  const { [nameOf(userId, messageId)]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(draft.text === '' ? 0 : -(MAX_COUNT - 1));
  if (draft.text !== '') kept.push([nameOf(userId, messageId), draft]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage it is only kept in the form.
  }
}

function readAll(): Record<string, AnswerDraft> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, AnswerDraft>;
  } catch {
    return {};
  }
}
