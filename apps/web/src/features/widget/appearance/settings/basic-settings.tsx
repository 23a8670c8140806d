import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PictureChoice } from '../../../../ui/fields/picture-choice.tsx';
import { ColorSetting } from './color-setting.tsx';
import { settingTexts } from './setting-texts.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsProps } from './settings-props.ts';

export function BasicSettings(props: SettingsProps) {
  const t = useTexts(settingTexts);
  const { draft, set, isDisabled } = props;
  return (
    <SettingsGroup title={t.basic}>
      <PictureChoice
        label={t.position}
        value={draft.position}
        onChange={(position) => set({ position })}
        isDisabled={isDisabled}
        options={(['LEFT', 'RIGHT'] as const).map((id) => ({
          id,
          label: t.positions[id],
          picture: <PagePicture side={id} />,
        }))}
      />
      <ColorSetting {...props} name="mainColor" label={t.mainColor} help={t.mainColorHelp} />
      <ColorSetting {...props} name="textColor" label={t.textColor} help={t.textColorHelp} />
    </SettingsGroup>
  );
}

/** A miniature page with the button in its corner. */
function PagePicture({ side }: { side: 'LEFT' | 'RIGHT' }) {
  return (
    <svg viewBox="0 0 72 48" className="h-12 w-18" fill="none" focusable="false" aria-hidden="true">
      <rect x="0.75" y="0.75" width="70.5" height="46.5" rx="4" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 11h26M9 18h40M9 25h32" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      <circle cx={side === 'LEFT' ? 12 : 60} cy="37" r="6" className="fill-brand forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
