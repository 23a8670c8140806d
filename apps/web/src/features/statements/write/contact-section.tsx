import {
  STATEMENT_ADDRESS_MAX_LENGTH,
  STATEMENT_LINE_MAX_LENGTH,
  STATEMENT_RESPONSE_DAYS_MAX,
  STATEMENT_TEXT_MAX_LENGTH,
  type StatementContent,
} from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import { type SectionProps, textFieldsOf } from './section-props.ts';

interface ContactSectionProps extends SectionProps {
  medianResponseDays: number | null;
}

export function ContactSection({ content, set, errorOf, medianResponseDays }: ContactSectionProps) {
  const t = useTexts(formTexts).contact;
  const { contact, responseDays } = content;
  const change = (part: Partial<StatementContent['contact']>) => set({ contact: { ...contact, ...part } });
  const text = textFieldsOf(contact, change, errorOf);
  const help =
    medianResponseDays === null ? t.responseDaysHelp : `${t.responseDaysHelp} ${t.median(medianResponseDays)}`;
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        <TextField
          {...text('responsible')}
          label={t.responsible}
          description={t.responsibleHelp}
          isRequired={false}
          maxLength={STATEMENT_LINE_MAX_LENGTH}
        />
        <TextField
          {...text('email', errorOf('contact') ? 'contact' : 'email')}
          label={t.email}
          inputMode="email"
          isRequired={false}
          maxLength={STATEMENT_LINE_MAX_LENGTH}
        />
        <TextField
          {...text('phone')}
          label={t.phone}
          inputMode="tel"
          isRequired={false}
          maxLength={STATEMENT_LINE_MAX_LENGTH}
        />
        <TextField
          {...text('url', 'contactUrl')}
          label={t.url}
          inputMode="url"
          isRequired={false}
          maxLength={STATEMENT_ADDRESS_MAX_LENGTH}
        />
        <TextArea {...text('address')} label={t.address} isRequired={false} maxLength={STATEMENT_TEXT_MAX_LENGTH} />
        <Checkbox isSelected={contact.messages} onChange={(messages) => change({ messages })}>
          {t.messages}
        </Checkbox>
        <NumberField
          label={t.responseDays}
          description={help}
          name="responseDays"
          min={1}
          max={STATEMENT_RESPONSE_DAYS_MAX}
          value={responseDays === null ? '' : String(responseDays)}
          onChange={(typed) => set({ responseDays: readDays(typed) })}
        />
      </div>
    </Section>
  );
}

/** Suggests a response time that the owner has met so far, or none. */
function readDays(typed: string): number | null {
  const days = Number.parseInt(typed, 10);
  return days >= 1 && days <= STATEMENT_RESPONSE_DAYS_MAX ? days : null;
}
