import { WIDGET_DEFAULTS } from '@evenway/contract';
import { WidgetConfig } from '@evenway/contract/schemas';
import { describe, expect, it } from 'vitest';
import { type Draft, toDraft } from './draft.ts';
import { findProblems, readDraft } from './read-draft.ts';

const saved = toDraft(WIDGET_DEFAULTS);
const changed = (change: Partial<Draft>): Draft => ({ ...saved, ...change });
const read = (change: Partial<Draft>) => readDraft(changed(change), WIDGET_DEFAULTS);

describe('settings in the fields', () => {
  it('come back as they were saved', () => {
    expect(read({})).toEqual(WIDGET_DEFAULTS);
    expect(findProblems(saved)).toEqual({});
  });

  it('are read in the forms people write', () => {
    const config = read({ mainColor: '1a44c0', textColor: '#123', size: ' 44 ', statementUrl: 'shop.example/access' });
    expect(config).toMatchObject({
      mainColor: '#1a44c0',
      textColor: '#112233',
      size: 44,
      statementUrl: 'https://shop.example/access',
    });
    expect(WidgetConfig.safeParse(config).success).toBe(true);
  });

  it.each<[keyof Draft, string, Partial<Draft>]>([
    ['mainColor', 'notAColor', { mainColor: 'blue' }],
    ['textColor', 'notAColor', { textColor: '' }],
    ['size', 'size', { size: '49' }],
    ['size', 'size', { size: 'big' }],
    ['offsetX', 'offset', { offsetX: '401' }],
    ['offsetY', 'offset', { offsetY: '-1' }],
    ['statementUrl', 'address', { statementUrl: 'javascript:alert(1)' }],
    ['statementUrl', 'address', { statementUrl: 'https://user:pass@shop.example/' }],
    ['statementUrl', 'address', { statementUrl: 'statement' }],
    ['features', 'nothingOffered', { features: [] }],
  ])('with a wrong %s are refused as %s: %j', (field, problem, change) => {
    expect(findProblems(changed(change))).toEqual({ [field]: problem });
  });

  it('may offer no profile at all', () => {
    expect(findProblems(changed({ profiles: [] }))).toEqual({});
  });

  it('that cannot be read leave the last value in the preview', () => {
    expect(read({ mainColor: '#12', size: '', statementUrl: 'nonsense' })).toEqual(WIDGET_DEFAULTS);
  });

  it('may have any color there is', () => {
    expect(findProblems(changed({ mainColor: '#ffd400', textColor: '#ffffff' }))).toEqual({});
    expect(read({ mainColor: '#ffd400' }).mainColor).toBe('#ffd400');
  });
});
