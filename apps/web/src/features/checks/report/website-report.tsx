import { groupByRule, MANUAL_CHECK_KEYS } from '@evenway/checks';
import {
  type ListedWebsite,
  listFindings,
  listManualAnswers,
  type ManualCheckAnswer,
  type WebsiteFinding,
  type WebsiteFindings,
} from '@evenway/contract';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useCheckGuidance, WithCheckGuidance } from '../check-guidance-context.tsx';
import { checkTexts } from '../check-texts.ts';
import { useCauseName } from '../findings/cause-item.tsx';
import { describeCause } from '../findings/describe-cause.ts';
import { isPresent } from '../findings/filter-findings.ts';
import { SeverityBadges, StateBadges } from '../findings/finding-badges.tsx';
import { FindingPlaces } from '../findings/finding-places.tsx';
import { findingTexts } from '../findings/finding-texts.ts';
import { StatusLine } from '../findings/status-line.tsx';
import { manualTexts } from '../manual/manual-texts.ts';
import { AUDIT_RESULTS } from '../results/automation-limits-note.tsx';
import { CheckSummary, useHeadline } from '../results/check-summary.tsx';
import { originOf } from '../results/origin-of.ts';
import { reportTexts } from './report-texts.ts';

export function WebsiteReport({ website }: { website: ListedWebsite }) {
  const t = useTexts(reportTexts);
  const params = { websiteId: website.id };
  const findings = useCall(listFindings, { params });
  const answers = useCall(listManualAnswers, { params });
  const skeleton = <Skeleton shape="block" label={t.loading} />;
  return (
    <LoadedPart query={findings} failed={t.failed} skeleton={skeleton}>
      {(found) => (
        <LoadedPart query={answers} failed={t.failed} skeleton={skeleton}>
          {(list) => (
            <WithCheckGuidance>
              <Report website={website} found={found} answers={list} />
            </WithCheckGuidance>
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
}

interface ReportProps {
  website: ListedWebsite;
  found: WebsiteFindings;
  answers: readonly ManualCheckAnswer[];
}

function Report({ website, found: { check, previous, findings }, answers }: ReportProps) {
  const t = useTexts(reportTexts);
  const words = useTexts(checkTexts);
  const language = languagePreference.use();
  const { titleOf } = useCheckGuidance();
  const headline = useHeadline({ previous, findings });
  if (check === null)
    return (
      <EmptyState headingLevel={2} title={t.none}>
        {t.noneHelp}
      </EmptyState>
    );
  const present = findings.filter(isPresent);
  const gone = findings.filter((finding) => !isPresent(finding));
  const origin = originOf(website, check);
  const { pages, width, theme } = check;
  return (
    <div className="max-w-4xl print:max-w-none">
      <Section title={headline}>
        <div className="flex flex-col gap-8">
          <DefinitionList
            items={[
              { term: t.website, value: <span className="wrap-anywhere">{origin}</span> },
              { term: t.checkedAt, value: formatDateTime(language, check.createdAt) },
              { term: t.checkedPages, value: pages.checked },
              { term: t.notChecked, value: pages.notFramed + pages.failed },
              {
                term: t.view,
                value: `${words.start.widths[width ?? 'window']}, ${words.start.themes[theme].toLowerCase()}`,
              },
              { term: t.madeAt, value: formatDateTime(language, new Date().toISOString()) },
            ]}
          />
          <CheckSummary check={check} previous={previous} findings={findings} />
        </div>
      </Section>
      <Section title={t.limits}>
        <div className="flex max-w-measure flex-col gap-3 print:max-w-none">
          <p>{t.limitsText}</p>
          <p>{words.honest.text}</p>
          <p className="text-ink-muted text-sm wrap-anywhere">
            {words.honest.source}
            <br />
            {AUDIT_RESULTS}
          </p>
        </div>
      </Section>
      <Section title={t.findings}>
        {present.length === 0 ? <p>{t.noFindings}</p> : <ReportedFindings findings={present} origin={origin} />}
      </Section>
      {gone.length > 0 && (
        <Section title={t.gone(gone.length)}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {gone.map(({ id, rule }) => (
              <li key={id}>{titleOf(rule)}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t.manual}>
        <ReportedAnswers answers={answers} />
      </Section>
    </div>
  );
}

function ReportedFindings({ findings, origin }: { findings: readonly WebsiteFinding[]; origin: string }) {
  const t = useTexts(findingTexts);
  const { adviceOf, titleOf } = useCheckGuidance();
  return (
    <ol className="divide-y divide-line">
      {groupByRule(findings).map(({ rule, causes, count }) => {
        const fix = adviceOf(rule)?.fix;
        const [first] = causes;
        return (
          <Entry
            key={rule}
            title={t.rule(titleOf(rule), causes.length, count)}
            badges={first && <SeverityBadges impact={first.impact} level={first.level} />}
          >
            {fix && <p className="max-w-measure print:max-w-none">{fix}</p>}
            <ul className="flex flex-col gap-5 border-line border-s-2 ps-4">
              {causes.map((finding) => (
                <ReportedCause key={finding.id} finding={finding} origin={origin} />
              ))}
            </ul>
          </Entry>
        );
      })}
    </ol>
  );
}

function ReportedCause({ finding, origin }: { finding: WebsiteFinding; origin: string }) {
  const name = useCauseName(describeCause(finding, languagePreference.use()));
  return (
    <li className="flex flex-col gap-2">
      <h4 className="text-base leading-snug wrap-anywhere print:break-after-avoid">{name}</h4>
      <p className="flex flex-wrap gap-2 empty:hidden print:break-after-avoid">
        <StateBadges finding={finding} />
      </p>
      <StatusLine finding={finding} />
      <FindingPlaces pages={finding.pages} origin={origin} isWhole />
    </li>
  );
}

function ReportedAnswers({ answers }: Pick<ReportProps, 'answers'>) {
  const t = useTexts(reportTexts);
  const words = useTexts(manualTexts);
  const { manual } = useCheckGuidance();
  const language = languagePreference.use();
  return (
    <ol className="divide-y divide-line">
      {MANUAL_CHECK_KEYS.map((check) => {
        const answer = answers.find((one) => one.check === check);
        return (
          <Entry key={check} title={manual[check].title}>
            {answer && answer.outcome !== 'untested' ? (
              <>
                <p>{words.outcomes[answer.outcome]}</p>
                {answer.note && <p className="whitespace-pre-line wrap-anywhere">{answer.note}</p>}
                <p className="text-ink-muted text-sm">
                  {words.by(answer.answeredBy ?? words.formerMember, formatDateTime(language, answer.answeredAt))}
                </p>
              </>
            ) : (
              <p className="text-ink-muted">{t.open}</p>
            )}
          </Entry>
        );
      })}
    </ol>
  );
}

function Entry({ title, badges, children }: { title: string; badges?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0">
      <h3 className="text-base leading-snug print:break-after-avoid">{title}</h3>
      {badges && <p className="flex flex-wrap gap-2 print:break-after-avoid">{badges}</p>}
      {children}
    </li>
  );
}
