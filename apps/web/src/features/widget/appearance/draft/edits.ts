import type { WidgetConfig, WidgetConfigChange } from '@evenway/contract';
import { type Draft, type DraftField, isSameField, toDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

/** Unsaved changes in the form. */
export interface Edits {
  readonly values: Readonly<Partial<Draft>>;
  /** What was saved when each of these fields was first changed, to tell one's own changes from those of others. */
  readonly seen: Readonly<Partial<WidgetConfig>>;
}

export const NO_EDITS: Edits = { values: {}, seen: {} };

const fieldsOf = (part: Readonly<Partial<Draft>>) => Object.keys(part) as DraftField[];

/** The fields' values: changed ones, and otherwise what is saved now. */
export const applyEdits = ({ values }: Edits, saved: WidgetConfig): Draft => ({ ...toDraft(saved), ...values });

/** Changes fields; one that is back at its saved value is no longer changed. */
export function edit(edits: Edits, change: Partial<Draft>, saved: WidgetConfig): Edits {
  const values = { ...edits.values, ...change };
  const draft = { ...toDraft(saved), ...values };
  const undone = fieldsOf(change).filter((field) => isSameField(field, draft, toDraft(saved)));
  return without({ values, seen: { ...saved, ...edits.seen } }, undone);
}

/** Fields in which two saved states differ. */
export function findDifferences(one: WidgetConfig, other: WidgetConfig): DraftField[] {
  const [before, now] = [toDraft(one), toDraft(other)];
  return fieldsOf(now).filter((field) => !isSameField(field, before, now));
}

/** Fields that someone else has meanwhile set to another value than ours. */
export function findConflicts(edits: Edits, saved: WidgetConfig): DraftField[] {
  const now = toDraft(saved);
  const before = toDraft({ ...saved, ...edits.seen });
  const mine = applyEdits(edits, saved);
  return fieldsOf(edits.values).filter((field) => !isSameField(field, before, now) && !isSameField(field, mine, now));
}

/** Their values have been seen, and are overwritten. */
export const keepMine = (edits: Edits, saved: WidgetConfig): Edits => ({ ...edits, seen: pick(saved, edits.values) });

/** Keeps their values and all other changes. */
export const takeTheirs = (edits: Edits, saved: WidgetConfig): Edits => without(edits, findConflicts(edits, saved));

/** What is sent: only changed fields, and what was seen there before. */
export function toChange(edits: Edits, saved: WidgetConfig): { config: WidgetConfigChange; seen: WidgetConfigChange } {
  return { config: pick(readDraft(applyEdits(edits, saved), saved), edits.values), seen: edits.seen };
}

/** After a save: what was typed meanwhile is not part of it, and stays. */
export function afterSave(edits: Edits, sent: Edits, saved: WidgetConfig): Edits {
  const isSent = (field: DraftField) => edits.values[field] === sent.values[field];
  return keepMine(without(edits, fieldsOf(edits.values).filter(isSent)), saved);
}

function without({ values, seen }: Edits, fields: readonly DraftField[]): Edits {
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name as DraftField)));
  return { values: rest, seen: pick(seen, rest) };
}

function pick<T extends Partial<WidgetConfig>>(from: T, fields: object): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in fields)) as Partial<T>;
}
