import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference, languages } from '../../platform/preferences/language.ts';
import { themePreference, themes } from '../../platform/preferences/theme.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { texts } from '../texts.ts';

export function ThemePicker() {
  const t = useTexts(texts).theme;
  return (
    <SegmentedControl
      label={t.label}
      options={themes.map((id) => ({ id, label: t[id] }))}
      value={themePreference.use()}
      onChange={themePreference.set}
    />
  );
}

export function LanguagePicker() {
  const t = useTexts(texts).language;
  return (
    <SegmentedControl
      label={t.label}
      options={languages.map((id) => ({ id, label: t[id] }))}
      value={languagePreference.use()}
      onChange={languagePreference.set}
    />
  );
}
