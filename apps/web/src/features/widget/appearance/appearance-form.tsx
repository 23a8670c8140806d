import type { WidgetConfig } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PictureChoice } from '../../../ui/fields/picture-choice.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useProblemFocus } from '../../../ui/forms/use-problem-focus.ts';
import type { Draft, DraftField } from './draft/draft.ts';
import { type DraftProblem, readDraft } from './draft/read-draft.ts';
import { formTexts } from './form-texts.ts';
import { Preview } from './preview/preview.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { ButtonSettings } from './settings/button-settings.tsx';
import { ColorSetting } from './settings/color-setting.tsx';
import { PanelSettings } from './settings/panel-settings.tsx';
import { settingTexts } from './settings/setting-texts.ts';
import { SettingsGroup } from './settings/settings-group.tsx';
import type { SettingsProps } from './settings/settings-props.ts';
import type { ConfigForm } from './use-config-form.ts';

interface AppearanceFormProps {
  form: ConfigForm;
  draft: Draft;
  saved: WidgetConfig;
}

export function AppearanceForm({ form, draft, saved }: AppearanceFormProps) {
  const t = useTexts(formTexts);
  const labels = useTexts(settingTexts);
  const isAdmin = useSession().role === 'ORG_ADMIN';
  const wrong = Object.entries(form.problems) as [DraftField, DraftProblem][];
  useProblemFocus(
    form.failureCount,
    wrong.map(([field]) => field),
  );

  const settings: SettingsProps = {
    draft,
    isDisabled: !isAdmin,
    set: form.set,
    check: form.check,
    errorOf: (field) => {
      const problem = form.problems[field];
      return problem && t.problems[problem];
    },
  };
  return (
    <Form label={labels.basic} onSubmit={() => isAdmin && form.isDirty && form.save()}>
      {!isAdmin && <Banner tone="info">{t.onlyAdmins}</Banner>}
      <ErrorSummary
        title={t.summary}
        errors={wrong.map(([field, problem]) => ({
          field,
          message: t.inField(labels[labelOf(field)], t.problems[problem]),
        }))}
      />
      {/* Focused elements stop above the bar. */}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 [&_:is(a,button,input,select)]:scroll-mb-32 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <BasicSettings {...settings} />
        <div className="xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Preview config={readDraft(draft, saved)} />
        </div>
        <div className="flex flex-col gap-10">
          <ButtonSettings {...settings} />
          <PanelSettings {...settings} />
        </div>
      </div>
      <SaveBar form={form} isAdmin={isAdmin} />
      <ConflictDialog form={form} draft={draft} saved={saved} />
    </Form>
  );
}

type Labelled = 'mainColor' | 'textColor' | 'size' | 'offsetX' | 'offsetY' | 'features';

function labelOf(field: DraftField): Labelled | 'statement' {
  return field === 'statementUrl' ? 'statement' : (field as Labelled);
}

function BasicSettings(props: SettingsProps) {
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
