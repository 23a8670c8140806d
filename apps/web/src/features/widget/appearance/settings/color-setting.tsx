import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ColorField } from '../../../../ui/fields/color-field.tsx';
import { derivedShade } from './derived-shade.ts';
import { settingTexts } from './setting-texts.ts';
import type { SettingsProps } from './settings-props.ts';

interface ColorSettingProps extends SettingsProps {
  name: 'mainColor' | 'textColor';
  label: string;
  help: string;
}

/** Any color; if it is too light for the panel, also the shade that is shown there instead. */
export function ColorSetting({ name, label, help, draft, isDisabled, set, check, errorOf }: ColorSettingProps) {
  const t = useTexts(settingTexts);
  const shade = derivedShade(name, draft[name]);
  return (
    <div className="flex flex-col items-start gap-2">
      <ColorField
        label={label}
        name={name}
        description={help}
        value={draft[name]}
        error={errorOf(name)}
        isDisabled={isDisabled}
        onChange={(color) => set({ [name]: color })}
        onBlur={() => check(name)}
      />
      <p role="status" className="flex items-start gap-2 text-sm text-ink-muted empty:hidden">
        {shade && (
          <>
            <Swatch color={shade} />
            <span>{name === 'textColor' ? t.textShade(shade) : t.mainShade(shade)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="mt-0.5 size-4 shrink-0 [forced-color-adjust:none]"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="16" height="16" rx="3" fill={color} />
    </svg>
  );
}
