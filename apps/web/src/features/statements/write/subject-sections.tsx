import {
  STATEMENT_ADDRESS_MAX_LENGTH,
  STATEMENT_LINE_MAX_LENGTH,
  STATEMENT_TEXT_MAX_LENGTH,
  type StatementContent,
} from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import type { SectionProps } from './section-props.ts';

export function SubjectSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).subject;
  return (
    <Section title={t.title}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextField
          label={t.organization}
          name="organization"
          value={content.organization}
          onChange={(organization) => set({ organization })}
          error={errorOf('organization')}
          maxLength={STATEMENT_LINE_MAX_LENGTH}
        />
        <TextField
          label={t.siteName}
          name="siteName"
          value={content.siteName}
          onChange={(siteName) => set({ siteName })}
          error={errorOf('siteName')}
          maxLength={STATEMENT_LINE_MAX_LENGTH}
        />
        <TextField
          label={t.siteUrl}
          name="siteUrl"
          inputMode="url"
          value={content.siteUrl}
          onChange={(siteUrl) => set({ siteUrl })}
          error={errorOf('siteUrl')}
          maxLength={STATEMENT_ADDRESS_MAX_LENGTH}
        />
        {content.frame === 'euPublicBody' && (
          <TextField
            label={t.law}
            description={t.lawHelp}
            name="law"
            value={content.law}
            onChange={(law) => set({ law })}
            error={errorOf('law')}
            maxLength={STATEMENT_LINE_MAX_LENGTH}
          />
        )}
      </div>
    </Section>
  );
}

export function ServiceSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).service;
  const change = (part: Partial<StatementContent['service']>) => set({ service: { ...content.service, ...part } });
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextArea
          label={t.description}
          name="service"
          value={content.service.description}
          onChange={(description) => change({ description })}
          error={errorOf('service')}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextArea
          label={t.operation}
          description={t.operationHelp}
          name="operation"
          isRequired={false}
          value={content.service.operation}
          onChange={(operation) => change({ operation })}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextArea
          label={t.howMet}
          description={t.howMetHelp}
          name="howMet"
          value={content.service.howMet}
          onChange={(howMet) => change({ howMet })}
          error={errorOf('howMet')}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
        <TextArea
          label={t.monitoring}
          description={t.monitoringHelp}
          name="monitoring"
          value={content.service.monitoring}
          onChange={(monitoring) => change({ monitoring })}
          error={errorOf('monitoring')}
          maxLength={STATEMENT_TEXT_MAX_LENGTH}
        />
      </div>
    </Section>
  );
}
