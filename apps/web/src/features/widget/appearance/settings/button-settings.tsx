import { WIDGET_ICONS, WIDGET_LIMITS } from '@evenway/contract';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { PictureChoice } from '../../../../ui/fields/picture-choice.tsx';
import { ButtonIcon } from './button-icon.tsx';
import { settingTexts } from './setting-texts.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsProps } from './settings-props.ts';

const OWN_TRIGGER = `<button type="button" data-evenway-open>Accessibility</button>

<!-- or from your own code -->
window.Evenway.open()`;

export function ButtonSettings({ draft, set, isDisabled, errorOf }: SettingsProps) {
  const t = useTexts(settingTexts);
  const number = (name: 'size' | 'offsetX' | 'offsetY') => ({
    name,
    label: t[name],
    unit: t.pixels,
    value: draft[name],
    error: errorOf(name),
    isDisabled,
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <SettingsGroup title={t.button}>
      <PictureChoice
        label={t.icon}
        value={draft.icon}
        onChange={(icon) => set({ icon })}
        isDisabled={isDisabled}
        options={WIDGET_ICONS.map((id) => ({ id, label: t.icons[id], picture: <ButtonIcon icon={id} /> }))}
      />
      <NumberField {...number('size')} {...WIDGET_LIMITS.size} description={t.sizeHelp} />
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <NumberField {...number('offsetX')} {...WIDGET_LIMITS.offset} step={4} />
        <NumberField {...number('offsetY')} {...WIDGET_LIMITS.offset} step={4} />
      </div>
      <p className="-mt-3 text-ink-muted text-sm">{t.offsetHelp}</p>
      <div className="flex flex-col gap-1">
        <Checkbox
          name="hideOnPhones"
          isSelected={draft.hideOnPhones}
          onChange={(hideOnPhones) => set({ hideOnPhones })}
          isDisabled={isDisabled}
        >
          <CheckboxText label={t.hideOnPhones} help={t.hideOnPhonesHelp} />
        </Checkbox>
        <Checkbox
          name="ownTriggerOnly"
          isSelected={draft.ownTriggerOnly}
          onChange={(ownTriggerOnly) => set({ ownTriggerOnly })}
          isDisabled={isDisabled}
        >
          <CheckboxText label={t.ownTriggerOnly} help={t.ownTriggerOnlyHelp} />
        </Checkbox>
        {draft.ownTriggerOnly && (
          <CodeBlock
            label={t.ownTriggerCode}
            code={OWN_TRIGGER}
            copyLabel={t.copyCode}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        )}
      </div>
    </SettingsGroup>
  );
}

/** The name of a choice with an explanation below, both clickable. */
function CheckboxText({ label, help }: { label: string; help: string }) {
  return (
    <>
      <span className="font-semibold">{label}</span>
      <span className="mt-0.5 block text-ink-muted text-sm">{help}</span>
    </>
  );
}
