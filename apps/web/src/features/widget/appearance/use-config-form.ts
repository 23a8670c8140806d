import { getWidgetConfig, resetWidgetConfig, saveWidgetConfig, type WidgetConfig } from '@evenway/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf, useCall } from '../../../platform/api/use-call.ts';
import type { Draft, DraftField } from './draft.ts';
import {
  afterSave,
  applyEdits,
  type Edits,
  edit,
  findConflicts,
  keepMine,
  NO_EDITS,
  takeTheirs,
  toChange,
} from './edits.ts';
import { type DraftProblems, findProblems } from './read-draft.ts';

export type ConfigForm = ReturnType<typeof useConfigForm>;

type Step = 'save' | 'reset';
/** How the last step went. A failure is kept as it came, so that its words follow a change of language. */
type Outcome = { readonly step: Step; readonly failure: unknown | null };

/** The settings of one website while they are edited: what is saved, what stands in the fields, and what is wrong with it. */
export function useConfigForm(websiteId: string) {
  const queryClient = useQueryClient();
  const request = { params: { websiteId } };
  const query: UseQueryResult<{ config: WidgetConfig }> = useCall(getWidgetConfig, request);
  const saved = query.data?.config;
  const [edits, setEdits] = useState(NO_EDITS);
  const [isConflictShown, setConflictShown] = useState(false);
  const [checked, setChecked] = useState<ReadonlySet<DraftField>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [running, setRunning] = useState<Step | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isRunning = useRef(false);

  const draft = useMemo(() => saved && applyEdits(edits, saved), [edits, saved]);
  const problems = useMemo(() => (draft ? findProblems(draft) : {}), [draft]);
  const conflicts = useMemo(() => (saved ? findConflicts(edits, saved) : []), [edits, saved]);

  function set(change: Partial<Draft>) {
    if (!saved) return;
    setEdits(edit(edits, change, saved));
    setChecked((before) => new Set([...before].filter((field) => !(field in change))));
    setOutcome(null);
  }

  async function run(step: Step, send: () => Promise<{ config: WidgetConfig }>, onDone: (saved: WidgetConfig) => void) {
    // A second press before the button shows that it works would send twice.
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(step);
    setOutcome(null);
    try {
      const answer = await send();
      queryClient.setQueryData(queryKeyOf(getWidgetConfig, request), answer);
      onDone(answer.config);
      setOutcome({ step, failure: null });
    } catch (failure) {
      setOutcome({ step, failure });
      if (failure instanceof ApiError && failure.code === 'settings_changed') await showConflict();
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }

  /** Someone else was quicker: what they saved is read, and shown beside what was to be saved. */
  async function showConflict() {
    const { isSuccess } = await query.refetch();
    if (isSuccess) setConflictShown(true);
  }

  function save(toSave: Edits = edits) {
    if (!saved) return;
    const fields = Object.keys(problems) as DraftField[];
    if (fields.length > 0) {
      setChecked(new Set(fields));
      setRefusals((count) => count + 1);
      return;
    }
    if (findConflicts(toSave, saved).length > 0) return setConflictShown(true);
    const body = toChange(toSave, saved);
    void run(
      'save',
      () => call(saveWidgetConfig, { ...request, body }),
      (answer) => setEdits((now) => afterSave(now, toSave, answer)),
    );
  }

  /** Settles the conflict one way or the other. */
  function settle(settled: Edits) {
    setConflictShown(false);
    setOutcome(null);
    setEdits(settled);
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
    isDirty: Object.keys(edits.values).length > 0,
    running,
    outcome,
    save: () => save(),
    reset: () =>
      run(
        'reset',
        () => call(resetWidgetConfig, request),
        () => setEdits(NO_EDITS),
      ),
    discard: () => {
      setEdits(NO_EDITS);
      setOutcome(null);
    },
    conflicts: {
      fields: conflicts,
      isShown: isConflictShown && conflicts.length > 0,
      hide: () => setConflictShown(false),
      takeTheirs: () => saved && settle(takeTheirs(edits, saved)),
      keepMine: () => {
        if (!saved) return;
        const settled = keepMine(edits, saved);
        settle(settled);
        save(settled);
      },
    },
  };
}

/** What is wrong is told when the field was left, not while it is typed. */
function visible(problems: DraftProblems, checked: ReadonlySet<DraftField>): DraftProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => checked.has(field as DraftField)));
}
