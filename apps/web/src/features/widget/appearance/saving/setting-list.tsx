import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { functionTexts } from '../../../../shared/widget/function-texts.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { formTexts } from '../form-texts.ts';
import { settingTexts } from '../settings/setting-texts.ts';
import { describeSetting, nameSetting } from './describe-setting.ts';

interface SettingListProps {
  fields: readonly DraftField[];
  /** What is shown for each setting, given a function that describes its value. */
  children: (describe: (draft: Draft) => string) => ReactNode;
}

/** Settings by name, one below the other. */
export function SettingList({ fields, children }: SettingListProps) {
  const { values } = useTexts(formTexts);
  const words = { settings: useTexts(settingTexts), functions: useTexts(functionTexts), values };
  return fields.map((field) => (
    <section key={field} aria-label={nameSetting(field, words)}>
      <h3 className="font-semibold text-base">{nameSetting(field, words)}</h3>
      <div className="mt-1">{children((draft) => describeSetting(field, draft, words))}</div>
    </section>
  ));
}
