import { describe, expect, it, vi } from 'vitest';
import { createConversation } from './conversation.ts';

const WITHIN = { timeout: 30_000 };

function converse(answer: (question: string) => Promise<string> = async (question) => `About ${question}`, random = 0) {
  const waits: { milliseconds: number; end: () => void }[] = [];
  let time = 1000;
  const conversation = createConversation({
    answer,
    errorText: () => 'Sorry, an error occurred. Please try again.',
    now: () => time++,
    random: () => random,
    wait: (milliseconds) => new Promise((resolve) => waits.push({ milliseconds, end: resolve })),
  });
  const changes = vi.fn();
  conversation.state.subscribe(changes);
  /** Lets the simulated delay pass. */
  const pass = async () => {
    waits.shift()?.end();
    await vi.waitFor(() => expect(conversation.state.get().isWaiting).toBe(false), WITHIN);
  };
  return { conversation, waits, pass, changes };
}

describe('a conversation', () => {
  it('shows the question at once and the reply after the delay', async () => {
    const { conversation, pass, changes } = converse();
    expect(conversation.send('  forms  ')).toBe(true);
    expect(conversation.state.get()).toEqual({
      messages: [{ id: 'message-1', text: 'forms', sender: 'user', timestamp: 1000, isError: false }],
      isWaiting: true,
    });
    await pass();
    expect(conversation.state.get().messages[1]).toEqual({
      id: 'message-2',
      text: 'About forms',
      sender: 'ai',
      timestamp: 1001,
      isError: false,
    });
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('waits one to three seconds', () => {
    for (const [random, milliseconds] of [
      [0, 1000],
      [0.5, 2000],
      [1, 3000],
    ] as const) {
      const { conversation, waits } = converse(undefined, random);
      conversation.send('forms');
      expect(waits[0]?.milliseconds).toBe(milliseconds);
    }
  });

  it('ignores an empty question, and any while a reply is on its way', async () => {
    const { conversation, pass } = converse();
    expect(conversation.send(' \n ')).toBe(false);
    expect(conversation.state.get().messages).toEqual([]);
    conversation.send('forms');
    expect(conversation.send('keyboard')).toBe(false);
    await pass();
    expect(conversation.state.get().messages.map(({ text }) => text)).toEqual(['forms', 'About forms']);
    expect(conversation.send('keyboard')).toBe(true);
  });

  it('says so when there is no reply to be had, and goes on', async () => {
    let isBroken = true;
    const { conversation, pass } = converse(async () => {
      if (isBroken) throw new Error('offline');
      return 'Here it is';
    });
    conversation.send('forms');
    await pass();
    expect(conversation.state.get().messages[1]).toMatchObject({
      text: 'Sorry, an error occurred. Please try again.',
      sender: 'ai',
      isError: true,
    });
    isBroken = false;
    conversation.send('forms');
    await pass();
    expect(conversation.state.get().messages[3]).toMatchObject({ text: 'Here it is', isError: false });
  });
});
