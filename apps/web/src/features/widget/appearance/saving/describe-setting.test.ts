import { WIDGET_DEFAULTS } from '@evenway/contract';
import { expect, it } from 'vitest';
import { functionTexts } from '../../../../shared/widget/function-texts.ts';
import { type Draft, type DraftField, toDraft } from '../draft/draft.ts';
import { formTexts } from '../form-texts.ts';
import { settingTexts } from '../settings/setting-texts.ts';
import { describeSetting, nameSetting } from './describe-setting.ts';

const words = (language: 'en' | 'fr') => ({
  settings: settingTexts[language],
  functions: functionTexts[language],
  values: formTexts[language].values,
});
const standard = toDraft(WIDGET_DEFAULTS);
const describe = (change: Partial<Draft>, language: 'en' | 'fr' = 'en') => {
  const [field] = Object.keys(change) as [DraftField];
  return describeSetting(field, { ...standard, ...change }, words(language));
};

it.each([
  [{ position: 'LEFT' }, 'Left', 'À gauche'],
  [{ size: '44' }, '44 pixels', '44 pixels'],
  [{ language: 'page' }, 'Language of the page', 'Langue de la page'],
  [{ language: 'fr' }, 'Français', 'Français'],
  [{ hideOnPhones: true }, 'On', 'Activé'],
  [{ statementUrl: '' }, 'None', 'Aucun'],
  [{ mainColor: '#aa0000' }, '#aa0000', '#aa0000'],
  [{ features: [...WIDGET_DEFAULTS.features] }, 'All', 'Tout'],
  [{ features: ['links', 'mute'] }, 'Highlight links, Mute sounds', 'Mettre les liens en évidence, Couper le son'],
  [
    { features: WIDGET_DEFAULTS.features.filter((name) => name !== 'mute') },
    'All except: Mute sounds',
    'Tout sauf\u202f: Couper le son',
  ],
  [{ profiles: [] }, 'None', 'Aucun'],
] as [Partial<Draft>, string, string][])('%j in words', (change, en, fr) => {
  expect([describe(change), describe(change, 'fr')]).toEqual([en, fr]);
});

it('names every setting', () => {
  for (const field of Object.keys(standard) as DraftField[])
    expect(nameSetting(field, words('en')), field).toMatch(/\w{3}/);
});
