import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PictureChoice } from '../../../../ui/fields/picture-choice.tsx';
import { ColorSetting } from './color-setting.tsx';
import { PagePicture } from './page-picture.tsx';
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
