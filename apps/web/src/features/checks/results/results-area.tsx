import { type ListedWebsite, listFindings } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { checkTexts } from '../check-texts.ts';
import { FindingsSection } from '../findings/findings-section.tsx';
import { AutomationLimitsNote } from './automation-limits-note.tsx';
import { CheckSummary } from './check-summary.tsx';
import { originOf } from './origin-of.ts';

/** What the last check found. */
export function ResultsArea({ website }: { website: ListedWebsite }) {
  const t = useTexts(checkTexts).results;
  const answer = useCall(listFindings, { params: { websiteId: website.id } });
  return (
    <LoadedPart
      query={answer}
      failed={t.failed}
      skeleton={
        <Section title={t.title}>
          <Skeleton shape="block" label={t.loading} />
        </Section>
      }
    >
      {({ check, previous, findings }) =>
        check === null ? (
          <Section title={t.title}>
            <div className="flex flex-col gap-6">
              <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
              <AutomationLimitsNote />
            </div>
          </Section>
        ) : (
          <>
            <Section title={t.title}>
              <div className="flex flex-col gap-6">
                <CheckSummary check={check} previous={previous} findings={findings} />
                <AutomationLimitsNote />
              </div>
            </Section>
            <FindingsSection findings={findings} origin={originOf(website, check)} />
          </>
        )
      }
    </LoadedPart>
  );
}
