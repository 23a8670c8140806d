import { STATEMENT_ADDRESS_MAX_LENGTH, STATEMENT_MEASURES, STATEMENT_TEXT_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import type { SectionProps } from './section-props.ts';

export function MeasuresSection({ content, set, text }: SectionProps) {
  const t = useTexts(formTexts).measures;
  const { measures } = content;
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        <fieldset className="flex min-w-0 flex-col">
          <legend className="font-semibold">{t.label}</legend>
          {STATEMENT_MEASURES.map((name) => (
            <Checkbox
              key={name}
              isSelected={measures.includes(name)}
              // In the order of the list, whatever was ticked first.
              onChange={(isTaken) =>
                set({ measures: STATEMENT_MEASURES.filter((one) => (one === name ? isTaken : measures.includes(one))) })
              }
            >
              {t.options[name]}
            </Checkbox>
          ))}
        </fieldset>
        <TextArea
          {...text('furtherMeasures')}
          label={t.further}
          isRequired={false}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        {content.frame === 'france' &&
          (['planUrl', 'yearPlanUrl'] as const).map((name) => (
            <TextField
              key={name}
              {...text(name)}
              label={t[name]}
              description={name === 'planUrl' ? t.planUrlHelp : t.yearPlanUrlHelp}
              inputMode="url"
              isRequired={false}
              maxLength={STATEMENT_ADDRESS_MAX_LENGTH}
            />
          ))}
      </div>
    </Section>
  );
}
