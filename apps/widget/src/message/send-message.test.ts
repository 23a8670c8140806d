import { describe, expect, it } from 'vitest';
import type { Loader } from '../settings/parts.ts';
import { sendMessage } from './send-message.ts';

const RECEIPT = { url: 'https://example.com/message/secret', isMailed: false };

/** A server with these answers, one after the other, and what was sent to it. */
function serverWith(...answers: { status?: number; body: object }[]) {
  const sent: { proof?: string }[] = [];
  const request = async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const { status = 200, body: answer } = answers[sent.length - 1] ?? { body: {} };
    return Response.json(answer, { status });
  };
  return { sent, loader: { config: { messages: 'id' }, request } as unknown as Loader };
}
const puzzle = (difficulty: string) => ({ status: 429, body: { puzzle: `9999999999999.${difficulty}.signature` } });

describe('a message', () => {
  it('goes again with a solved puzzle', async () => {
    const { loader, sent } = serverWith(puzzle('4'), { body: RECEIPT });
    expect(await sendMessage(loader, { attempt: 'a' })).toEqual(RECEIPT);
    expect(sent.map(({ proof }) => proof)).toEqual([
      undefined,
      expect.stringMatching(/^9999999999999\.4\.signature\.\d+$/),
    ]);
  });

  it.each(['', '0', '-1', '25', '32', '1e9', 'Infinity', 'hard'])(
    'is given up at once when a puzzle has the difficulty %j: the visitor’s device would search without an end',
    async (difficulty) => {
      const { loader, sent } = serverWith(puzzle(difficulty));
      expect(await sendMessage(loader, { attempt: 'a' })).toBeUndefined();
      expect(sent).toHaveLength(1);
    },
  );

  it('is given up when a puzzle has none at all', async () => {
    const { loader, sent } = serverWith({ status: 429, body: { puzzle: 'puzzle' } });
    expect(await sendMessage(loader, { attempt: 'a' })).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it('is given up after three tries, whatever the server asks for next', async () => {
    const { loader, sent } = serverWith(puzzle('1'), puzzle('1'), puzzle('1'), { body: RECEIPT });
    expect(await sendMessage(loader, { attempt: 'a' })).toBeUndefined();
    expect(sent).toHaveLength(3);
  });
});
