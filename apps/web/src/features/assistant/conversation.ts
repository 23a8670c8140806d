import { createStore, type ReadableStore } from '../../lib/store.ts';
import type { ChatMessage } from './chat-message.ts';

export interface ConversationState {
  readonly messages: readonly ChatMessage[];
  /** A reply is pending. */
  readonly isWaiting: boolean;
}

export interface Conversation {
  /** Does nothing if there is no question in it, or while a reply is pending. Returns whether it was sent. */
  send(text: string): boolean;
  readonly state: ReadableStore<ConversationState>;
}

interface ConversationParts {
  readonly answer: (question: string) => Promise<string>;
  readonly errorText: () => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** An instant reply would be missed; one to three seconds feel like someone looking it up. */
const DELAY = { min: 1000, max: 3000 };

export function createConversation({ answer, errorText, now, random, wait }: ConversationParts): Conversation {
  const state = createStore<ConversationState>({ messages: [], isWaiting: false });

  const withMessage = (message: Pick<ChatMessage, 'text' | 'sender' | 'isError'>) => [
    ...state.get().messages,
    { ...message, id: `message-${state.get().messages.length + 1}`, timestamp: now() },
  ];
  const reply = async (question: string) => {
    const delay = DELAY.min + random() * (DELAY.max - DELAY.min);
    const [result] = await Promise.all([
      answer(question).then(
        (text) => ({ text, isError: false }),
        () => ({ text: errorText(), isError: true }),
      ),
      wait(delay),
    ]);
    state.set({ messages: withMessage({ ...result, sender: 'ai' }), isWaiting: false });
  };

  return {
    send(text) {
      const question = text.trim();
      if (question === '' || state.get().isWaiting) return false;
      state.set({ messages: withMessage({ text: question, sender: 'user', isError: false }), isWaiting: true });
      void reply(question);
      return true;
    },
    state,
  };
}
