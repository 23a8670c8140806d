import { listOfferedLimits } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import type { StatementDraft, StatementPlace } from '../use-statement-draft.ts';
import { ConformanceSection } from './conformance-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { FrameSection } from './frame-section.tsx';
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
