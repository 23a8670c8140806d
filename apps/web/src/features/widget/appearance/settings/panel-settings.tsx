import { WIDGET_LANGUAGES, WIDGET_PROFILES } from '@evenway/contract';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { functionTexts } from '../../../../shared/widget/function-texts.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CheckboxList } from './checkbox-list.tsx';
import { type FunctionGroup, functionGroups } from './function-groups.ts';
import { languageNames } from './language-names.ts';
import { settingTexts } from './setting-texts.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsProps } from './settings-props.ts';

export function PanelSettings({ draft, set, check, isDisabled, errorOf }: SettingsProps) {
  const t = useTexts(settingTexts);
  const names = useTexts(functionTexts);
  const groups = Object.keys(functionGroups) as FunctionGroup[];
  return (
    <SettingsGroup title={t.panel}>
      <Select
        label={t.language}
        name="language"
        description={t.languageHelp}
        items={[
          { id: 'page', label: t.pageLanguage },
          ...WIDGET_LANGUAGES.map((id) => ({ id, label: languageNames[id] })),
        ]}
        selectedId={draft.language}
        onChange={(language) => set({ language })}
        isDisabled={isDisabled}
      />
      <TextField
        label={t.statement}
        name="statementUrl"
        type="url"
        isRequired={false}
        description={t.statementHelp}
        value={draft.statementUrl}
        error={errorOf('statementUrl')}
        maxLength={2000}
        autoComplete="off"
        isDisabled={isDisabled}
        onChange={(statementUrl) => set({ statementUrl })}
        onBlur={() => check('statementUrl')}
      />
      <CheckboxList
        label={t.features}
        name="features"
        groups={groups.map((group) => ({
          label: group === 'first' ? undefined : names.groups[group],
          items: functionGroups[group].map((id) => ({ id, label: names.features[id] })),
        }))}
        selected={draft.features}
        onChange={(features) => {
          set({ features });
          check('features');
        }}
        error={errorOf('features')}
        isDisabled={isDisabled}
      />
      <CheckboxList
        label={t.profiles}
        description={t.profilesHelp}
        name="profiles"
        groups={[{ items: WIDGET_PROFILES.map((id) => ({ id, label: names.profiles[id] })) }]}
        selected={draft.profiles}
        onChange={(profiles) => set({ profiles })}
        isDisabled={isDisabled}
      />
    </SettingsGroup>
  );
}
