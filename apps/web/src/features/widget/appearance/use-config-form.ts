import { getWidgetConfig, resetWidgetConfig, saveWidgetConfig, type WidgetConfig } from '@evenway/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { describeFailure } from '../../../platform/api/describe-failure.ts';
import { queryKeyOf, useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { changedSettings } from './changed-settings.ts';
import { type Draft, type DraftField, isSameDraft, toDraft } from './draft.ts';
import { formTexts } from './form-texts.ts';
import { type DraftProblems, findProblems, readDraft } from './read-draft.ts';

export type ConfigForm = ReturnType<typeof useConfigForm>;

/** The settings of one website while they are edited: what is saved, what stands in the fields, and what is wrong with it. */
export function useConfigForm(websiteId: string) {
  const t = useTexts(formTexts);
  const queryClient = useQueryClient();
  const request = { params: { websiteId } };
  const query: UseQueryResult<{ config: WidgetConfig }> = useCall(getWidgetConfig, request);
  const saved = query.data?.config;
  // Null while the fields show what is saved: then a change made elsewhere shows up by itself.
  const [edits, setEdits] = useState<Draft | null>(null);
  // What was saved when editing began, to tell one's own changes from those of others.
  const [base, setBase] = useState<WidgetConfig | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<DraftField>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [running, setRunning] = useState<'save' | 'reset' | null>(null);
  const [outcome, setOutcome] = useState<{ news: string } | { problem: string } | null>(null);
  const isRunning = useRef(false);

  const unedited = useMemo(() => saved && toDraft(saved), [saved]);
  const draft = edits ?? unedited;
  const problems = useMemo(() => (draft ? findProblems(draft) : {}), [draft]);

  function set(change: Partial<Draft>) {
    if (!draft || !unedited) return;
    const next = { ...draft, ...change };
    if (edits === null) setBase(saved ?? null);
    setEdits(isSameDraft(next, unedited) ? null : next);
    setChecked((before) => new Set([...before].filter((field) => !(field in change))));
    setOutcome(null);
  }

  async function run(kind: 'save' | 'reset', send: () => Promise<{ config: WidgetConfig }>, say: Outcome) {
    // A second press before the button shows that it works would send twice.
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(kind);
    setOutcome(null);
    try {
      const answer = await send();
      queryClient.setQueryData(queryKeyOf(getWidgetConfig, request), answer);
      // What was typed while it was on its way is not part of it, and stays.
      setEdits((now) => (kind === 'reset' || now === edits ? null : now));
      setOutcome({ news: say.done });
    } catch (error) {
      setOutcome({ problem: describeFailure(error, say.failed) });
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }

  function save() {
    if (!draft || !saved) return;
    const fields = Object.keys(problems) as DraftField[];
    if (fields.length > 0) {
      setChecked(new Set(fields));
      setRefusals((count) => count + 1);
      return;
    }
    const config = changedSettings(readDraft(draft, saved), base ?? saved);
    void run('save', () => call(saveWidgetConfig, { ...request, body: { config } }), t.save);
  }

  return {
    query,
    saved,
    draft,
    set,
    /** Tells that a field was left: from then on it may be called wrong. */
    check: (field: DraftField) => setChecked((before) => new Set([...before, field])),
    problems: visible(problems, checked),
    /** Counts the presses on save that were refused; each moves focus to what is wrong. */
    refusals,
    isDirty: edits !== null && unedited !== undefined && !isSameDraft(edits, unedited),
    running,
    outcome,
    save,
    reset: () => run('reset', () => call(resetWidgetConfig, request), t.reset),
    discard: () => {
      setEdits(null);
      setOutcome(null);
    },
  };
}

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

/** What is wrong is told when the field was left, not while it is typed. */
function visible(problems: DraftProblems, checked: ReadonlySet<DraftField>): DraftProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => checked.has(field as DraftField)));
}
