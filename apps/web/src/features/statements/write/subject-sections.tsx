import { STATEMENT_ADDRESS_MAX_LENGTH, STATEMENT_LINE_MAX_LENGTH, STATEMENT_TEXT_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import { type SectionProps, textFieldsOf } from './section-props.ts';

export function SubjectSection({ content, text }: SectionProps) {
  const t = useTexts(formTexts).subject;
  return (
    <Section title={t.title}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextField {...text('organization')} label={t.organization} maxLength={STATEMENT_LINE_MAX_LENGTH} />
        <TextField {...text('siteName')} label={t.siteName} maxLength={STATEMENT_LINE_MAX_LENGTH} />
        <TextField {...text('siteUrl')} label={t.siteUrl} inputMode="url" maxLength={STATEMENT_ADDRESS_MAX_LENGTH} />
        {content.frame === 'euPublicBody' && (
          <TextField {...text('law')} label={t.law} description={t.lawHelp} maxLength={STATEMENT_LINE_MAX_LENGTH} />
        )}
      </div>
    </Section>
  );
}

export function ServiceSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).service;
  const text = textFieldsOf(content.service, (part) => set({ service: { ...content.service, ...part } }), errorOf);
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextArea {...text('description', 'service')} label={t.description} maxLength={STATEMENT_TEXT_MAX_LENGTH} />
        <TextArea
          {...text('operation')}
          label={t.operation}
          description={t.operationHelp}
          isRequired={false}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextArea
          {...text('howMet')}
          label={t.howMet}
          description={t.howMetHelp}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextArea
          {...text('monitoring')}
          label={t.monitoring}
          description={t.monitoringHelp}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
      </div>
    </Section>
  );
}
