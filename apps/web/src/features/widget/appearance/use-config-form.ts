import {
  type CallOutput,
  getWidgetConfig,
  resetWidgetConfig,
  saveWidgetConfig,
  type WidgetConfig,
} from '@evenway/contract';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf, useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import type { Draft, DraftField } from './draft/draft.ts';
import {
  afterSave,
  applyEdits,
  type Edits,
  edit,
  findConflicts,
  findDifferences,
  keepMine,
  NO_EDITS,
  takeTheirs,
  toChange,
} from './draft/edits.ts';
import { type DraftProblems, findProblems } from './draft/read-draft.ts';

export type ConfigForm = ReturnType<typeof useConfigForm>;

type Settings = CallOutput<typeof getWidgetConfig>;
type Step = 'save' | 'reset';
/** How the last step went. A failure is kept as it came, so that its words follow a change of language. */
type Outcome = { readonly step: Step; readonly failure: unknown | null };

/** The settings of one website while they are edited: what is saved, what stands in the fields, and what is wrong with it. */
export function useConfigForm(websiteId: string) {
  const queryClient = useQueryClient();
  const request = { params: { websiteId } };
  const query: UseQueryResult<Settings> = useCall(getWidgetConfig, request);
  const saved = query.data?.config;
  const [edits, setEdits] = useState(NO_EDITS);
  const [isConflictShown, setConflictShown] = useState(false);
  /** The settings as they were when a reset was refused because they had changed. */
  const [overtaken, setOvertaken] = useState<WidgetConfig | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<DraftField>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const draft = useMemo(() => saved && applyEdits(edits, saved), [edits, saved]);
  const problems = useMemo(() => (draft ? findProblems(draft) : {}), [draft]);
  const conflicts = useMemo(() => (saved ? findConflicts(edits, saved) : []), [edits, saved]);
  const unseen = useMemo(() => (saved && overtaken ? findDifferences(overtaken, saved) : []), [overtaken, saved]);

  function set(change: Partial<Draft>) {
    if (!saved) return;
    setEdits(edit(edits, change, saved));
    setChecked((before) => new Set([...before].filter((field) => !(field in change))));
    setOutcome(null);
  }

  const change = useCallMutation({
    /** A refusal as the result: someone else was quicker, and what they saved is there to be shown. */
    run: async ({ send }: { step: Step; send: () => Promise<Settings> }) => {
      try {
        const answer = await send();
        queryClient.setQueryData(queryKeyOf(getWidgetConfig, request), answer);
        return answer.config;
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.code === 'settings_changed')) throw failure;
        if (!(await query.refetch()).isSuccess) throw failure;
        return failure;
      }
    },
  });

  /** False: what someone else saved is to be shown before it is overwritten. */
  async function run(step: Step, send: () => Promise<Settings>, onDone: (saved: WidgetConfig) => void) {
    // A second press before the button shows that it works would send twice.
    if (change.isRunning()) return true;
    setOutcome(null);
    try {
      const result = await change.submit({ step, send });
      const isOvertaken = result instanceof ApiError;
      setOutcome({ step, failure: isOvertaken ? result : null });
      if (isOvertaken) return false;
      onDone(result);
    } catch (failure) {
      setOutcome({ step, failure });
    }
    return true;
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
    const send = () => call(saveWidgetConfig, { ...request, body: toChange(toSave, saved) });
    const onDone = (answer: WidgetConfig) => setEdits((now) => afterSave(now, toSave, answer));
    void run('save', send, onDone).then((isOver) => !isOver && setConflictShown(true));
  }

  /** Resolves to false when the question is to be asked again: more would be reset than was seen. */
  async function reset(): Promise<boolean> {
    if (!saved) return true;
    const send = () => call(resetWidgetConfig, { ...request, body: { seen: saved } });
    const isOver = await run('reset', send, () => setEdits(NO_EDITS));
    if (!isOver) {
      setOvertaken(saved);
      setOutcome(null);
    }
    return isOver;
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
    lastChange: query.data?.lastChange ?? null,
    draft,
    set,
    /** Tells that a field was left: from then on it may be called wrong. */
    check: (field: DraftField) => setChecked((before) => new Set([...before, field])),
    problems: visible(problems, checked),
    /** Counts the presses on save that were refused; each moves focus to what is wrong. */
    refusals,
    isDirty: Object.keys(edits.values).length > 0,
    running: change.isPending ? (change.input?.step ?? null) : null,
    outcome,
    save: () => save(),
    reset,
    /** What someone else saved since the reset was asked for. */
    unseen: { fields: unseen, forget: () => setOvertaken(null) },
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
