import { STATEMENT_ADDRESS_MAX_LENGTH, STATEMENT_TEXT_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import { type SectionProps, textFieldsOf } from './section-props.ts';

export function TechnicalSection({ content, text }: SectionProps) {
  const t = useTexts(formTexts).technical;
  return (
    <Section title={t.title} description={content.frame === 'france' ? t.helpFrance : t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        {(['technologies', 'environments', 'tools', 'testedPages'] as const).map((name) => (
          <TextArea
            key={name}
            {...text(name)}
            label={t[name]}
            description={name === 'technologies' ? t.technologiesHelp : undefined}
            isRequired={false}
            maxLength={STATEMENT_TEXT_MAX_LENGTH}
          />
        ))}
      </div>
    </Section>
  );
}

export function EnforcementSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).enforcement;
  const { enforcement, frame } = content;
  const text = textFieldsOf(enforcement, (part) => set({ enforcement: { ...enforcement, ...part } }), errorOf);
  return (
    <Section title={t.title} description={frame === 'france' ? t.helpFrance : t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextArea
          {...text('text', 'enforcement')}
          label={t.text}
          description={t.textHelp}
          isRequired={frame === 'euPublicBody'}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextField
          {...text('url', 'enforcementUrl')}
          label={t.url}
          inputMode="url"
          isRequired={frame === 'euPublicBody'}
          maxLength={STATEMENT_ADDRESS_MAX_LENGTH}
        />
      </div>
    </Section>
  );
}

export function DatesSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).dates;
  return (
    <Section title={t.title}>
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TextField
          label={t.preparedOn}
          name="preparedOn"
          type="date"
          value={content.preparedOn ?? ''}
          onChange={(day) => set({ preparedOn: day || null })}
          error={errorOf('preparedOn', 'preparedLater')}
        />
        <TextField
          label={t.reviewedOn}
          name="reviewedOn"
          type="date"
          isRequired={false}
          value={content.reviewedOn ?? ''}
          onChange={(day) => set({ reviewedOn: day || null })}
          error={errorOf('reviewedLater')}
        />
      </div>
    </Section>
  );
}
