import { emptyStatement, type SavedDraft, type StatementContent } from '@evenway/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { createDraftSaver } from './draft-saver.ts';

const start = emptyStatement('Durand & Co', 'shop.example', 'en');
const named = (organization: string): StatementContent => ({ ...start, organization });
const DELAY = 1_000;

/** A server with one draft, which refuses changes based on an older revision. */
function createServer() {
  let stored = { content: start, revision: 3 };
  let isAway = false;
  const waiting: (() => void)[] = [];
  const sent: string[] = [];
  return {
    sent,
    get stored() {
      return stored;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    saveElsewhere: (content: StatementContent) => {
      stored = { content, revision: stored.revision + 1 };
    },
    answer: async () => {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    send: async (content: StatementContent, revision: number): Promise<SavedDraft> => {
      sent.push(content.organization);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (isAway) throw new ApiError({ status: 503, code: 'unavailable' });
      if (revision !== stored.revision) throw new ApiError({ status: 409, code: 'statement_changed' });
      stored = { content, revision: revision + 1 };
      return {
        revision: stored.revision,
        savedAt: '2026-11-18T10:00:00.000Z',
        address: 'https://example.com/statement/x',
      };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const server = createServer();
  const saver = createDraftSaver({ content: start, revision: 3, savedAt: null }, server.send, DELAY);
  return { server, saver };
}

describe('a draft while it is written', () => {
  it('is saved once, a moment after the last key', async () => {
    const { server, saver } = begin();
    for (const name of ['D', 'Du', 'Dur']) {
      saver.change(named(name));
      await vi.advanceTimersByTimeAsync(DELAY / 2);
    }
    expect(server.sent).toEqual([]);
    expect(saver.get().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(DELAY);
    await server.answer();
    expect(server.sent).toEqual(['Dur']);
    expect(saver.get()).toMatchObject({ state: 'saved', revision: 4, savedAt: '2026-11-18T10:00:00.000Z' });
  });

  it('loses nothing that is typed while an earlier state is on its way', async () => {
    const { server, saver } = begin();
    saver.change(named('First'));
    void saver.flush();
    saver.change(named('Second'));
    const isDone = saver.flush();
    await server.answer();
    await server.answer();
    expect(await isDone).toBe(true);
    expect(server.stored).toMatchObject({ content: { organization: 'Second' }, revision: 5 });
  });

  it('is kept here while the server is away, and goes with the next try', async () => {
    const { server, saver } = begin();
    server.goAway(true);
    saver.change(named('Kept'));
    const isDone = saver.flush();
    await server.answer();
    expect(await isDone).toBe(false);
    expect(saver.get()).toMatchObject({ state: 'failed', content: { organization: 'Kept' } });
    server.goAway(false);
    const again = saver.flush();
    await server.answer();
    expect(await again).toBe(true);
    expect(server.stored.content.organization).toBe('Kept');
  });

  it('does not go over what another tab has saved, until someone chooses', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { server, saver } = begin();
      server.saveElsewhere(named('Theirs'));
      saver.change(named('Mine'));
      const isDone = saver.flush();
      await server.answer();
      expect(await isDone).toBe(false);
      expect(saver.get().state).toBe('overtaken');
      // Further input stays, and nothing is sent meanwhile.
      saver.change(named('Mine too'));
      await vi.advanceTimersByTimeAsync(10 * DELAY);
      expect(server.sent).toEqual(['Mine']);
      if (choice === 'mine') {
        const kept = saver.keepMine(server.stored.revision);
        await server.answer();
        expect(await kept).toBe(true);
      } else saver.adopt({ ...server.stored, savedAt: null });
      expect(saver.get()).toMatchObject({ state: 'saved', revision: server.stored.revision });
      expect(saver.get().content.organization).toBe(choice === 'mine' ? 'Mine too' : 'Theirs');
      expect(server.stored.content.organization).toBe(choice === 'mine' ? 'Mine too' : 'Theirs');
    }
  });

  it('follows another tab by itself where nothing was typed, and never goes back', () => {
    const { saver } = begin();
    saver.adopt({ content: named('Newer'), revision: 7, savedAt: null });
    expect(saver.get().content.organization).toBe('Newer');
    saver.adopt({ content: named('Older'), revision: 5, savedAt: null });
    expect(saver.get().content.organization).toBe('Newer');
    saver.change(named('Typed'));
    saver.adopt({ content: named('Newest'), revision: 8, savedAt: null });
    expect(saver.get().content.organization).toBe('Typed');
  });
});
