import { useTexts } from '../../platform/i18n/use-texts.ts';
import { chooseLanguage, languagePreference, languages } from '../../platform/preferences/language.ts';
import { themePreference, themes } from '../../platform/preferences/theme.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { texts } from '../texts.ts';

export function ThemePicker() {
  const t = useTexts(texts);
  return (
    <SegmentedControl
      label={t.theme.label}
      options={themes.map((id) => ({ id, label: t.theme[id] }))}
      value={themePreference.use()}
      onChange={themePreference.set}
    />
  );
}

export function LanguagePicker() {
  const t = useTexts(texts);
  return (
    <SegmentedControl
      label={t.language.label}
      options={languages.map((id) => ({ id, label: t.language[id] }))}
      value={languagePreference.use()}
      onChange={chooseLanguage}
    />
  );
}
