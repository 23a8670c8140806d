import {
  type CallOutput,
  getWidgetConfig,
  resetWidgetConfig,
  saveWidgetConfig,
  type WidgetConfig,
} from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from '../../../lib/use-store.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { createFormStore } from '../../../ui/forms/form-store.ts';
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
import { useSettingsChange } from './saving/use-settings-change.ts';
import { useKeptEdits } from './use-kept-edits.ts';

export type ConfigForm = ReturnType<typeof useConfigForm>;

type Settings = CallOutput<typeof getWidgetConfig>;

/**
 * The settings of one website while they are edited. The form's store holds only the edits: what others save meanwhile
 * shows in every field that was not changed here.
 */
export function useConfigForm(websiteId: string) {
  const request = { params: { websiteId } };
  const query: UseQueryResult<Settings> = useCall(getWidgetConfig, request);
  const saved = query.data?.config;
  const [store] = useState(() => createFormStore<Edits, DraftField>(NO_EDITS));
  useKeptEdits(websiteId, store, saved);
  const { values: edits, errors, failureCount } = useStore(store);
  const [isConflictShown, setConflictShown] = useState(false);
  /** The settings when a reset was refused because they had changed. */
  const [overtaken, setOvertaken] = useState<WidgetConfig | null>(null);
  const change = useSettingsChange(request, query);

  const draft = useMemo(() => saved && applyEdits(edits, saved), [edits, saved]);
  const problems = useMemo(() => (draft ? pickFields(findProblems(draft), errors) : {}), [draft, errors]);
  const conflicts = useMemo(() => (saved ? findConflicts(edits, saved) : []), [edits, saved]);
  const unseen = useMemo(() => (saved && overtaken ? findDifferences(overtaken, saved) : []), [overtaken, saved]);
  const validate = (values: Edits) => (saved ? findProblems(applyEdits(values, saved)) : {});

  function set(changed: Partial<Draft>) {
    if (!saved) return;
    store.change(edit(store.get().values, changed, saved), Object.keys(changed) as DraftField[]);
    change.forget();
  }

  async function submit(toSave: Edits) {
    if (!saved) return;
    if (findConflicts(toSave, saved).length > 0) return setConflictShown(true);
    const send = () => call(saveWidgetConfig, { ...request, body: toChange(toSave, saved) });
    const result = await change.run('save', send);
    if (result === 'overtaken') setConflictShown(true);
    else if (result) store.change(afterSave(store.get().values, toSave, result.config));
  }
  const save = () => void store.submit({ validate, submit });

  /** Resolves to false if the question must be asked again: more would be reset than was seen. */
  async function reset(): Promise<boolean> {
    if (!saved) return true;
    const result = await change.run('reset', () => call(resetWidgetConfig, { ...request, body: { seen: saved } }));
    if (result === 'overtaken') {
      setOvertaken(saved);
      change.forget();
      return false;
    }
    if (result) store.reset();
    return true;
  }

  /** Resolves the conflict. */
  function settle(settled: Edits) {
    setConflictShown(false);
    change.forget();
    store.change(settled);
  }

  return {
    query,
    saved,
    lastChange: query.data?.lastChange ?? null,
    draft,
    set,
    /** Marks a field as left: from then on its errors are shown. */
    check: (field: DraftField) => store.check(field, validate),
    problems,
    /** Counts the refused saves; each moves focus to the first error. */
    failureCount,
    isDirty: Object.keys(edits.values).length > 0,
    running: change.running,
    outcome: change.outcome,
    save,
    reset,
    /** What someone else saved since the reset was requested. */
    unseen: { fields: unseen, forget: () => setOvertaken(null) },
    discard: () => {
      store.reset();
      change.forget();
    },
    conflicts: {
      fields: conflicts,
      isShown: isConflictShown && conflicts.length > 0,
      hide: () => setConflictShown(false),
      takeTheirs: () => saved && settle(takeTheirs(edits, saved)),
      keepMine: () => {
        if (!saved) return;
        settle(keepMine(edits, saved));
        save();
      },
    },
  };
}

/** Errors are shown when the field was left, not while it is typed. */
function pickFields(problems: DraftProblems, draft: object): DraftProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in draft));
}
