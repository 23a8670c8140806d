import { WIDGET_DEFAULTS } from '@evenway/contract';
import { expect, it } from 'vitest';
import { type Draft, type DraftField, isSameField, toDraft } from './draft.ts';

const saved = toDraft(WIDGET_DEFAULTS);
const isSameDraft = (one: Draft, other: Draft) =>
  (Object.keys(one) as DraftField[]).every((field) => isSameField(field, one, other));

it.each([
  ['nothing', {}],
  ['the case of a color', { mainColor: '#1e4ed8' }],
  ['spaces around what was typed', { size: ' 48 ', statementUrl: ' ' }],
  ['the order of a list', { features: saved.features.toReversed() }],
])('is unchanged by %s', (_, change) => {
  expect(isSameDraft(saved, { ...saved, ...change })).toBe(true);
});

it.each([
  ['position', { position: 'LEFT' as const }],
  ['main color', { mainColor: '#1e4ed9' }],
  ['size', { size: '44' }],
  ['language', { language: 'fr' as const }],
  ['statement', { statementUrl: 'https://a.example/statement' }],
  ['own trigger', { ownTriggerOnly: true }],
  ['functions', { features: saved.features.slice(1) }],
  ['profiles', { profiles: [] }],
  ['what cannot be read', { textColor: '#1e293' }],
])('is changed by its %s', (_, change) => {
  expect(isSameDraft(saved, { ...saved, ...change })).toBe(false);
});
