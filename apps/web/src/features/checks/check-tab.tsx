import { MANUAL_CHECK_KEYS } from '@evenway/checks';
import {
  type Check,
  type ListedWebsite,
  listChecks,
  listFindings,
  listManualAnswers,
  type WebsiteFinding,
} from '@evenway/contract';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { formatDateTime } from '../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { WithCheckGuidance } from './check-guidance-context.tsx';
import { checkTexts } from './check-texts.ts';
import { FilesSection } from './files/files-section.tsx';
import { FindingsSection } from './findings/findings-section.tsx';
import { ManualItem } from './manual/manual-item.tsx';
import { manualTexts } from './manual/manual-texts.ts';
import { AutomationLimitsNote } from './results/automation-limits-note.tsx';
import { CheckSummary, useHeadline } from './results/check-summary.tsx';
import { originOf } from './results/origin-of.ts';
import { RunSection } from './run/run-section.tsx';

/** A check in the owner's own browser, what it found, and what only a person can find. */
export function CheckTab({ website }: { website: ListedWebsite }) {
  const t = useTexts(checkTexts);
  const checks = useCall(listChecks, { params: { websiteId: website.id } });
  return (
    <LoadedPart query={checks} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(list) => (
        <RunSection website={website} checks={list}>
          {(again) => (
            <WithCheckGuidance>
              <ResultsArea website={website} again={again} />
              <ManualSection websiteId={website.id} />
              <FilesSection website={website} />
            </WithCheckGuidance>
          )}
        </RunSection>
      )}
    </LoadedPart>
  );
}

/** Twelve things that only a person can judge, with what to do and a place for the answer. */
function ManualSection({ websiteId }: { websiteId: string }) {
  const t = useTexts(manualTexts);
  const answers = useCall(listManualAnswers, { params: { websiteId } });
  return (
    <Section title={t.title} description={t.help}>
      <div className="mb-6">
        <AutomationLimitsNote />
      </div>
      <LoadedPart query={answers} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {(list) => (
          <>
            <p role="status" className="mb-2 text-ink-muted text-sm">
              {t.progress(list.filter(({ outcome }) => outcome !== 'untested').length, MANUAL_CHECK_KEYS.length)}
            </p>
            <ol className="divide-y divide-line border-line border-y">
              {MANUAL_CHECK_KEYS.map((check) => (
                <li key={check}>
                  <ManualItem
                    websiteId={websiteId}
                    check={check}
                    answer={list.find((answer) => answer.check === check)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </LoadedPart>
    </Section>
  );
}

/** What the last check found, with the way to `again` below its headline. */
function ResultsArea({ website, again }: { website: ListedWebsite; again: ReactNode }) {
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
            <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
            {again}
          </Section>
        ) : (
          <>
            <ResultsSection check={check} previous={previous} findings={findings} again={again} />
            <FindingsSection findings={findings} origin={originOf(website, check)} />
          </>
        )
      }
    </LoadedPart>
  );
}

interface ResultsSectionProps {
  check: Check;
  previous: Check | null;
  findings: readonly WebsiteFinding[];
  again: ReactNode;
}

function ResultsSection({ check, previous, findings, again }: ResultsSectionProps) {
  const t = useTexts(checkTexts);
  const language = languagePreference.use();
  const { createdAt, pages, startedBy } = check;
  return (
    <Section
      title={useHeadline({ previous, findings })}
      description={t.start.last(formatDateTime(language, createdAt), pages.checked, startedBy ?? t.start.formerMember)}
    >
      <div className="flex flex-col gap-6">
        <CheckSummary check={check} previous={previous} findings={findings} />
        {again}
      </div>
    </Section>
  );
}
