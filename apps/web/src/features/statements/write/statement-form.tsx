import { listOfferedLimits, STATEMENT_FRAMES, STATEMENT_SOURCES } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { StatementDraft, StatementPlace } from '../use-statement-draft.ts';
import { ConformanceSection } from './conformance-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { formTexts } from './form-texts.ts';
import { LimitsSection } from './limits-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { type SectionProps, textFieldsOf, useProblems } from './section-props.ts';
import { ServiceSection, SubjectSection } from './subject-sections.tsx';
import { DatesSection, EnforcementSection, TechnicalSection } from './technical-sections.tsx';

interface StatementFormProps {
  params: StatementPlace;
  draft: StatementDraft;
  showsProblems: boolean;
}

/** All that a statement is made of, in the order in which it is read. */
export function StatementForm({ params, draft, showsProblems }: StatementFormProps) {
  const { content, change } = draft;
  const offers = useCall(listOfferedLimits, { params });
  const errorOf = useProblems(content, showsProblems);
  const set: SectionProps['set'] = (changed) => change({ ...content, ...changed });
  const section: SectionProps = { content, set, errorOf, text: textFieldsOf(content, set, errorOf) };
  return (
    <div>
      <FrameSection {...section} />
      <SubjectSection {...section} />
      {content.frame === 'euService' && <ServiceSection {...section} />}
      <ConformanceSection {...section} />
      <LimitsSection {...section} offers={offers} />
      <MeasuresSection {...section} />
      <ContactSection {...section} medianResponseDays={offers.data?.medianResponseDays ?? null} />
      <TechnicalSection {...section} />
      <EnforcementSection {...section} />
      <DatesSection {...section} />
    </div>
  );
}

function FrameSection({ content, set }: SectionProps) {
  const t = useTexts(formTexts).frame;
  const language = languagePreference.use();
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col gap-5">
        <RadioGroup
          label={t.label}
          value={content.frame}
          onChange={(frame) => set({ frame })}
          options={STATEMENT_FRAMES.map((id) => ({ id, label: t.options[id], description: t.about[id] }))}
        />
        <div className="text-sm">
          <p className="font-semibold">{t.sources}</p>
          <ul className="flex flex-col gap-1">
            {STATEMENT_SOURCES[content.frame].map(({ name, address, dated }) => (
              <li key={address.en}>
                <TextLink href={address[language]} external>
                  {name[language]}
                </TextLink>
                {dated && `, ${t.dated(formatDate(language, `${dated}T12:00:00Z`))}`}
              </li>
            ))}
          </ul>
          <p className="mt-2">{t.compare}</p>
        </div>
      </div>
    </Section>
  );
}
