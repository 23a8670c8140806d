import {
  ASSESSMENT_METHODS,
  CONFORMANCE_STATUSES,
  STATEMENT_ADDRESS_MAX_LENGTH,
  STATEMENT_LEVELS,
  STATEMENT_LINE_MAX_LENGTH,
  STATEMENT_STANDARDS,
  type StatementContent,
} from '@evenway/contract';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { formTexts } from './form-texts.ts';
import { type SectionProps, textFieldsOf } from './section-props.ts';

/** The conformance claim, which only the owner can make, and what it requires. */
export function ConformanceSection({ content, set, errorOf }: SectionProps) {
  const t = useTexts(formTexts).conformance;
  const { conformance, frame, standard, level } = content;
  const change = (part: Partial<StatementContent['conformance']>) => set({ conformance: { ...conformance, ...part } });
  const text = textFieldsOf(conformance, change, errorOf);
  const inFrance = frame === 'france';
  const aboutOf = (status: (typeof CONFORMANCE_STATUSES)[number]) => {
    if (inFrance) return t.about[`${status}InFrance`];
    return status === 'notAssessed' && frame === 'euPublicBody' ? t.about.notAssessedPublicBody : t.about[status];
  };
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col gap-5">
        {inFrance ? (
          <p>{t.inFrance}</p>
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label={t.standard}
              items={STATEMENT_STANDARDS.map((id) => ({ id, label: t.standards[id] }))}
              selectedId={standard}
              onChange={(next) => set({ standard: next })}
            />
            {standard.startsWith('wcag') && (
              <Select
                label={t.level}
                items={STATEMENT_LEVELS.map((id) => ({ id, label: id }))}
                selectedId={level}
                onChange={(next) => set({ level: next })}
              />
            )}
          </div>
        )}
        <RadioGroup
          label={t.label}
          name="status"
          value={conformance.status}
          error={errorOf('status')}
          onChange={(status) => change({ status })}
          options={CONFORMANCE_STATUSES.map((id) => ({
            id,
            label: t.statuses[id],
            description: aboutOf(id),
          }))}
        />
        {conformance.status !== 'notAssessed' && (
          <>
            <Select
              label={t.method}
              name="method"
              placeholder={t.choose}
              items={ASSESSMENT_METHODS.map((id) => ({ id, label: t.methods[id] }))}
              selectedId={conformance.method}
              onChange={(method) => change({ method })}
              error={errorOf('method')}
            />
            <TextField
              label={t.assessedOn}
              name="assessedOn"
              type="date"
              value={conformance.assessedOn ?? ''}
              onChange={(day) => change({ assessedOn: day || null })}
              error={errorOf('assessedOn', 'assessedLater')}
            />
            <TextField
              {...text('assessedBy')}
              label={t.assessedBy}
              description={t.assessedByHelp}
              maxLength={STATEMENT_LINE_MAX_LENGTH}
            />
            {inFrance && (
              <RateField
                label={t.rate}
                rate={conformance.rate}
                onChange={(rate) => change({ rate })}
                error={errorOf('rate')}
              />
            )}
            <TextField
              {...text('reportUrl')}
              label={t.reportUrl}
              inputMode="url"
              isRequired={false}
              maxLength={STATEMENT_ADDRESS_MAX_LENGTH}
            />
          </>
        )}
      </div>
    </Section>
  );
}

interface RateFieldProps {
  label: string;
  rate: number | null;
  onChange: (rate: number | null) => void;
  error: string | undefined;
}

/** A percentage as people type it, with a point or a comma. Anything but a number from 0 to 100 counts as empty. */
function RateField({ label, rate, onChange, error }: RateFieldProps) {
  const [typed, setTyped] = useState(rate === null ? '' : String(rate));
  return (
    <TextField
      label={label}
      name="rate"
      inputMode="numeric"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(readRate(text));
      }}
      error={error}
      maxLength={10}
    />
  );
}

function readRate(text: string): number | null {
  if (!/^\s*\d{1,3}(?:[.,]\d+)?\s*%?\s*$/.test(text)) return null;
  const rate = Number.parseFloat(text.replace(',', '.'));
  return rate <= 100 ? rate : null;
}
