import { isWebAddress, WIDGET_FEATURES, WIDGET_LIMITS, WIDGET_PROFILES, type WidgetConfig } from '@evenway/contract';
import { readHexColor } from '../../../../ui/fields/hex-color.ts';
import type { Draft, DraftField } from './draft.ts';

export type DraftProblem = 'notAColor' | 'size' | 'offset' | 'address' | 'nothingOffered';
export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;

/** The settings of a draft. Invalid fields are taken from `standIn`, so that a preview need not wait for them. */
export function readDraft(draft: Draft, standIn: WidgetConfig): WidgetConfig {
  const statement = readStatement(draft.statementUrl);
  return {
    ...draft,
    mainColor: readHexColor(draft.mainColor) ?? standIn.mainColor,
    textColor: readHexColor(draft.textColor) ?? standIn.textColor,
    size: readNumber(draft.size, WIDGET_LIMITS.size) ?? standIn.size,
    offsetX: readNumber(draft.offsetX, WIDGET_LIMITS.offset) ?? standIn.offsetX,
    offsetY: readNumber(draft.offsetY, WIDGET_LIMITS.offset) ?? standIn.offsetY,
    language: draft.language === 'page' ? null : draft.language,
    statementUrl: statement === undefined ? standIn.statementUrl : statement,
    features: WIDGET_FEATURES.filter((name) => draft.features.includes(name)),
    profiles: WIDGET_PROFILES.filter((name) => draft.profiles.includes(name)),
  };
}

/** What prevents a draft from being saved, in field order. */
export function findProblems(draft: Draft): DraftProblems {
  const { size, offset } = WIDGET_LIMITS;
  return {
    ...colorProblem('mainColor', draft),
    ...colorProblem('textColor', draft),
    ...(readNumber(draft.size, size) === undefined && { size: 'size' }),
    ...(readNumber(draft.offsetX, offset) === undefined && { offsetX: 'offset' }),
    ...(readNumber(draft.offsetY, offset) === undefined && { offsetY: 'offset' }),
    ...(readStatement(draft.statementUrl) === undefined && { statementUrl: 'address' }),
    ...(draft.features.length === 0 && { features: 'nothingOffered' }),
  };
}

function colorProblem(name: 'mainColor' | 'textColor', draft: Draft): DraftProblems {
  return readHexColor(draft[name]) === null ? { [name]: 'notAColor' } : {};
}

function readNumber(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d{1,4}$/.test(typed.trim())) return undefined;
  const value = Number(typed);
  return value >= min && value <= max ? value : undefined;
}

/** Null for none, undefined for an invalid address. A bare host counts as an address: people leave out the scheme. */
function readStatement(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isWebAddress(address) && new URL(address).hostname.includes('.') ? address : undefined;
}
