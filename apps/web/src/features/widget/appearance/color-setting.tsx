import { WIDGET_CONTRAST } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import { focusField } from '../../../ui/focus-field.ts';
import { contrastInPanel, offerColor } from './color-offer.ts';
import { settingTexts } from './setting-texts.ts';
import type { SettingsProps } from './settings-props.ts';

interface ColorSettingProps extends SettingsProps {
  name: 'mainColor' | 'textColor';
  label: string;
  help: string;
}

/** A colour with the contrast it has in the panel; one that is too faint comes with the nearest one that is not. */
export function ColorSetting({ name, label, help, draft, isDisabled, set, check, errorOf }: ColorSettingProps) {
  const t = useTexts(settingTexts);
  const numbers = new Intl.NumberFormat(languagePreference.use(), { maximumFractionDigits: 1 });
  const ratio = contrastInPanel(draft[name]);
  const contrast = ratio === null ? '' : ` ${t.contrast(numbers.format(ratio), numbers.format(WIDGET_CONTRAST[name]))}`;
  const offered = offerColor(name, draft[name]);

  function accept(color: string) {
    set({ [name]: color });
    // The button goes away with the problem; focus goes back to what it has set.
    focusField(name);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ColorField
        label={label}
        name={name}
        description={`${help}${contrast}`}
        value={draft[name]}
        error={errorOf(name)}
        isDisabled={isDisabled}
        onChange={(color) => set({ [name]: color })}
        onBlur={() => check(name)}
      />
      {offered && !isDisabled && (
        <Button size="sm" icon={<Swatch color={offered} />} onPress={() => accept(offered)}>
          {t.takeColor(offered)}
          <span className="sr-only"> {t.takeColorFor(label)}</span>
        </Button>
      )}
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 [forced-color-adjust:none]" aria-hidden="true" focusable="false">
      <rect width="16" height="16" rx="3" fill={color} />
    </svg>
  );
}
