import { WIDGET_DEFAULTS } from '@evenway/contract';
import type { functionTexts } from '../../../../shared/widget/function-texts.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import type { formTexts } from '../form-texts.ts';
import { languageNames } from '../settings/language-names.ts';
import type { settingTexts } from '../settings/setting-texts.ts';

export interface SettingTexts {
  readonly settings: (typeof settingTexts)['en'];
  readonly functions: (typeof functionTexts)['en'];
  readonly values: (typeof formTexts)['en']['values'];
}

/** The name of a setting as the form shows it. */
export function nameSetting(field: DraftField, { settings }: SettingTexts): string {
  return field === 'statementUrl' ? settings.statement : settings[field];
}

/** The value of a setting in words. */
export function describeSetting(field: DraftField, draft: Draft, words: SettingTexts): string {
  const { settings, functions, values } = words;
  switch (field) {
    case 'position':
      return settings.positions[draft.position];
    case 'icon':
      return settings.icons[draft.icon];
    case 'language':
      return draft.language === 'page' ? settings.pageLanguage : languageNames[draft.language];
    case 'hideOnPhones':
    case 'ownTriggerOnly':
      return draft[field] ? values.on : values.off;
    case 'features':
      return listChosen(WIDGET_DEFAULTS.features, draft.features, functions.features, values);
    case 'profiles':
      return listChosen(WIDGET_DEFAULTS.profiles, draft.profiles, functions.profiles, values);
    case 'size':
    case 'offsetX':
    case 'offsetY':
      return `${draft[field]} ${settings.pixels}`;
    default:
      return draft[field].trim() === '' ? values.none : draft[field];
  }
}

/** The shorter list says more: what is offered, or what is left out. */
function listChosen<Name extends string>(
  all: readonly Name[],
  chosen: readonly Name[],
  names: Readonly<Record<Name, string>>,
  values: SettingTexts['values'],
): string {
  const missing = all.filter((name) => !chosen.includes(name));
  if (missing.length === 0) return values.all;
  if (chosen.length === 0) return values.none;
  const list = (part: readonly Name[]) => part.map((name) => names[name]).join(', ');
  return missing.length < chosen.length ? values.allBut(list(missing)) : list(chosen);
}
