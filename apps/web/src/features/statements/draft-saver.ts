import type { SavedDraft, StatementContent } from '@evenway/contract';
import { createStore, type ReadableStore } from '../../lib/store.ts';
import { ApiError } from '../../platform/api/api-error.ts';

/** The state of saving a draft. `overtaken`: another tab or person has saved since. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'overtaken';

export interface KeptDraft {
  readonly content: StatementContent;
  readonly revision: number;
  readonly savedAt: string | null;
  readonly state: SaveState;
  /** Why the last save failed. */
  readonly failure: unknown;
}

export interface DraftSaver extends ReadableStore<KeptDraft> {
  change(content: StatementContent): void;
  /** Saves pending changes now. True when nothing is left to save. */
  flush(): Promise<boolean>;
  /** The server's current draft, which is adopted unless something was typed here. */
  adopt(saved: Pick<KeptDraft, 'content' | 'revision' | 'savedAt'>): void;
  /** The answer to `overtaken`: this draft replaces the revision that the person looked at. */
  keepMine(revision: number): Promise<boolean>;
}

type Send = (content: StatementContent, revision: number) => Promise<SavedDraft>;

/** Saves a draft shortly after the last key press, one save at a time, and never over changes that were not seen here. */
export function createDraftSaver(
  initial: Pick<KeptDraft, 'content' | 'revision' | 'savedAt'>,
  send: Send,
  delayMs: number,
): DraftSaver {
  const store = createStore<KeptDraft>({ ...initial, state: 'saved', failure: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const set = (change: Partial<KeptDraft>) => store.set({ ...store.get(), ...change });

  const save = async (): Promise<boolean> => {
    const { content, revision } = store.get();
    set({ state: 'saving', failure: null });
    try {
      const saved = await send(content, revision);
      const isNewer = store.get().content !== content;
      set({ revision: saved.revision, savedAt: saved.savedAt, state: isNewer ? 'waiting' : 'saved' });
      return isNewer ? save() : true;
    } catch (failure) {
      const isOvertaken = failure instanceof ApiError && failure.code === 'statement_changed';
      set({ state: isOvertaken ? 'overtaken' : 'failed', failure });
      return false;
    }
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (running) return running;
    const { state } = store.get();
    if (state === 'saved') return Promise.resolve(true);
    if (state === 'overtaken') return Promise.resolve(false);
    running = save().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    flush,
    change(content) {
      const { state } = store.get();
      // Nothing is sent while the person has to choose; what is typed stays.
      set({ content, state: state === 'overtaken' || state === 'saving' ? state : 'waiting' });
      clearTimeout(timer);
      if (state !== 'overtaken') timer = setTimeout(() => void flush(), delayMs);
    },
    adopt(saved) {
      const { state, revision } = store.get();
      if (saved.revision === revision) return;
      if (state === 'saved' || state === 'overtaken') {
        if (state === 'saved' && saved.revision < revision) return;
        set({ ...saved, state: 'saved', failure: null });
      }
    },
    keepMine(revision) {
      set({ revision, state: 'waiting' });
      return flush();
    },
  };
}
