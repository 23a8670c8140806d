import {
  emptyStatement,
  getStatement,
  type Language,
  type SavedDraft,
  type Statement,
  type StatementContent,
  saveStatementDraft,
} from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../lib/kept-values.ts';
import { useStore } from '../../lib/use-store.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { readAgain } from '../../platform/api/read-again.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { createDraftSaver } from './draft-saver.ts';

const SAVE_DELAY_MS = 1_000;

export interface StatementPlace {
  readonly websiteId: string;
  readonly language: Language;
}

/** The draft while it is written. Saved drafts go into the cache too, so that the next visit starts with them. */
export function useStatementDraft(params: StatementPlace, statement: Statement) {
  const queryClient = useQueryClient();
  /** Fetches the server's draft, to decide whose draft to keep. */
  const readTheirs = () => readAgain(queryClient, getStatement, { params });
  const { websiteId, language } = params;
  const save = async (content: StatementContent, revision: number): Promise<SavedDraft> => {
    try {
      return await call(saveStatementDraft, { params, body: { content, revision } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'statement_changed')) throw error;
      // The answer to an earlier save may have been lost: then what we would overwrite is our own.
      const { draft, savedAt, address, revision: latest } = await readTheirs();
      if (savedAt === null || address === null || !isSameContent(draft, content)) throw error;
      return { revision: latest, savedAt, address };
    }
  };
  const name = `statement:${websiteId}:${language}`;
  const isGivenUp = useRef(false);
  const [unsaved] = useState(() => readUnsaved(name));
  const [saver] = useState(() =>
    createDraftSaver(
      { content: statement.draft, revision: statement.revision, savedAt: statement.savedAt, ...unsaved },
      async (content, revision) => {
        const saved = await save(content, revision);
        queryClient.setQueryData<Statement>(
          queryKeyOf(getStatement, { params }),
          (known) => known && { ...known, ...saved, draft: content },
        );
        return saved;
      },
      SAVE_DELAY_MS,
    ),
  );
  const kept = useStore(saver);

  useEffect(() => {
    // If somebody has saved since, the server says so, and the person chooses.
    if (unsaved !== null) saver.change(unsaved.content);
    // Not unsubscribed: leaving the screen saves once more, and this hears whether that succeeded.
    saver.subscribe(() => {
      const { state, content, revision } = saver.get();
      keepUnsaved(name, state === 'saved' || isGivenUp.current ? null : { content, revision });
    });
  }, [name, unsaved, saver]);

  useEffect(() => {
    if (saver.get().state === 'overtaken') return;
    saver.adopt({ content: statement.draft, revision: statement.revision, savedAt: statement.savedAt });
  }, [saver, statement]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    const onLeaving = (event: BeforeUnloadEvent) => {
      if (saver.get().state !== 'saved') event.preventDefault();
    };
    // Leaving a field saves at once, since the person may leave the screen or sign out next.
    const onFieldLeft = () => void saver.flush();
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('focusout', onFieldLeft);
    window.addEventListener('beforeunload', onLeaving);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('focusout', onFieldLeft);
      window.removeEventListener('beforeunload', onLeaving);
      void saver.flush();
    };
  }, [saver]);

  return {
    ...kept,
    change: saver.change,
    flush: saver.flush,
    /** Leaves without what could not be saved. */
    giveUp: () => {
      isGivenUp.current = true;
      keepUnsaved(name, null);
    },
    keepMine: async () => saver.keepMine((await readTheirs()).revision),
    takeTheirs: async () => {
      const { draft, revision, savedAt } = await readTheirs();
      saver.adopt({ content: draft, revision, savedAt });
    },
  };
}

export type StatementDraft = ReturnType<typeof useStatementDraft>;

interface UnsavedDraft {
  readonly content: StatementContent;
  /** The revision that it was written on. */
  readonly revision: number;
}

/** What could not be saved any more, because the session ended or the page was reloaded. */
function readUnsaved(name: string): UnsavedDraft | null {
  const kept = readKept(name);
  if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('revision' in kept)) return null;
  const { content, revision } = kept;
  return typeof revision === 'number' && hasShapeOf(SAMPLE, content)
    ? { content: content as StatementContent, revision }
    : null;
}

const keepUnsaved = (name: string, draft: UnsavedDraft | null): void => keep(name, draft ?? undefined);

const SAMPLE = {
  ...emptyStatement('', '', 'en'),
  limits: [{ description: '', reason: '', explanation: '', alternative: '' }],
  measures: [''],
};

/** Whether this version of the page can show it. What may be missing can be a text or a number. */
function hasShapeOf(sample: unknown, kept: unknown): boolean {
  if (sample === null) return kept === null || typeof kept === 'string' || typeof kept === 'number';
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((each) => hasShapeOf(sample[0], each));
  if (typeof sample !== 'object') return typeof kept === typeof sample;
  if (typeof kept !== 'object' || kept === null) return false;
  const parts = new Map(Object.entries(kept));
  return Object.entries(sample).every(([name, part]) => hasShapeOf(part, parts.get(name)));
}

/** The order of their parts does not matter. */
function isSameContent(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const parts = new Map(Object.entries(other));
  const own = Object.entries(one);
  return own.length === parts.size && own.every(([name, part]) => isSameContent(part, parts.get(name)));
}
