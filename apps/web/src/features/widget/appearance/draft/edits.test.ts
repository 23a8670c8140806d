import { WIDGET_DEFAULTS, type WidgetConfig } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { afterSave, applyEdits, edit, findConflicts, keepMine, NO_EDITS, takeTheirs, toChange } from './edits.ts';

const saved = WIDGET_DEFAULTS;
const edited = edit(edit(NO_EDITS, { position: 'LEFT' }, saved), { size: '44' }, saved);
const changedBy = (change: Partial<WidgetConfig>): WidgetConfig => ({ ...saved, ...change });

describe('edits', () => {
  it('send what was changed and nothing else, with what was seen before', () => {
    expect(toChange(edited, saved)).toEqual({
      config: { position: 'LEFT', size: 44 },
      seen: { position: 'RIGHT', size: 48 },
    });
  });

  it('end when a field is back at what is saved, in whatever case or order', () => {
    const dirty = edit(NO_EDITS, { mainColor: '#000000', features: ['links'] }, saved);
    const back = { mainColor: saved.mainColor.toLowerCase(), features: saved.features.toReversed() };
    expect(edit(dirty, back, saved)).toEqual(NO_EDITS);
  });

  it('leave other fields to follow what someone else saves', () => {
    const theirs = changedBy({ icon: 'text' });
    expect(findConflicts(edited, theirs)).toEqual([]);
    expect(applyEdits(edited, theirs)).toMatchObject({ position: 'LEFT', size: '44', icon: 'text' });
    expect(toChange(edited, theirs).config).toEqual({ position: 'LEFT', size: 44 });
  });

  it('are no conflict where someone else did the same', () => {
    expect(findConflicts(edited, changedBy({ size: 44 }))).toEqual([]);
  });
});

describe('a change of the same setting by someone else', () => {
  const theirs = changedBy({ size: 46 });

  it('is found', () => {
    expect(findConflicts(edited, theirs)).toEqual(['size']);
  });

  it('is found in a list, and where a value is still being typed', () => {
    const typing = edit(edit(NO_EDITS, { features: ['links'] }, saved), { offsetX: '1x' }, saved);
    expect(findConflicts(typing, changedBy({ features: ['font'], offsetX: 8 }))).toEqual(['features', 'offsetX']);
  });

  it('is overwritten once it was seen', () => {
    const kept = keepMine(edited, theirs);
    expect(findConflicts(kept, theirs)).toEqual([]);
    expect(toChange(kept, theirs)).toEqual({
      config: { position: 'LEFT', size: 44 },
      seen: { position: 'RIGHT', size: 46 },
    });
  });

  it('is found again when it changes once more', () => {
    expect(findConflicts(keepMine(edited, theirs), changedBy({ size: 45 }))).toEqual(['size']);
  });

  it('can be taken over without losing what else was typed', () => {
    const taken = takeTheirs(edited, theirs);
    expect(applyEdits(taken, theirs)).toMatchObject({ position: 'LEFT', size: '46' });
    expect(toChange(taken, theirs).config).toEqual({ position: 'LEFT' });
  });
});

it('what was typed while a save was on its way stays, and is no conflict with that save', () => {
  const later = edit(edited, { size: '45', icon: 'text' }, saved);
  const answer = changedBy({ position: 'LEFT', size: 44 });
  const rest = afterSave(later, edited, answer);
  expect(rest.values).toEqual({ size: '45', icon: 'text' });
  expect(findConflicts(rest, answer)).toEqual([]);
});
