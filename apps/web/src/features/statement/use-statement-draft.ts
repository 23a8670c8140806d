import { getStatement, type Language, type Statement, saveStatementDraft } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
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
  const [saver] = useState(() =>
    createDraftSaver(
      { content: statement.draft, revision: statement.revision, savedAt: statement.savedAt },
      async (content, revision) => {
        const saved = await call(saveStatementDraft, { params, body: { content, revision } });
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

  /** Fetches the server's draft, to decide whose draft to keep. */
  const readTheirs = () => readAgain(queryClient, getStatement, { params });
  return {
    ...kept,
    change: saver.change,
    flush: saver.flush,
    keepMine: async () => saver.keepMine((await readTheirs()).revision),
    takeTheirs: async () => {
      const { draft, revision, savedAt } = await readTheirs();
      saver.adopt({ content: draft, revision, savedAt });
    },
  };
}

export type StatementDraft = ReturnType<typeof useStatementDraft>;
