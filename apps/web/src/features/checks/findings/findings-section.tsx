import { FINDING_STATUSES, LEVELS } from '@evenway/checks';
import type { WebsiteFinding } from '@evenway/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FINDING_PARAMETER } from '../../../shared/checks/finding-addresses.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { type FindingFilter, filterFindings, noFilter, readFilter, withFilter } from './filter-findings.ts';
import { FindingBadges } from './finding-badges.tsx';
import { FindingDetail } from './finding-detail.tsx';
import { findingTexts } from './finding-texts.ts';
import { StatusDialog } from './status-dialog.tsx';

interface FindingsSectionProps {
  findings: readonly WebsiteFinding[];
  origin: string;
}

export function FindingsSection({ findings, origin }: FindingsSectionProps) {
  const t = useTexts(findingTexts);
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const setFilter = (next: FindingFilter) => setAddress(withFilter(address, next), { replace: true });
  const [changed, setChanged] = useState<WebsiteFinding | null>(null);
  const shown = filterFindings(findings, filter);
  if (findings.length === 0)
    return (
      <Section title={t.title}>
        <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
      </Section>
    );
  return (
    <Section title={t.title} description={t.help}>
      <div className="mb-4 grid max-w-xl items-end gap-4 sm:grid-cols-2">
        <Select
          label={t.status}
          name="status"
          selectedId={filter.status}
          onChange={(status) => setFilter({ ...filter, status })}
          items={[
            { id: 'ALL' as const, label: t.allStatuses },
            ...FINDING_STATUSES.map((id) => ({ id, label: t.statuses[id] })),
          ]}
        />
        <Select
          label={t.level}
          name="level"
          selectedId={filter.level}
          onChange={(level) => setFilter({ ...filter, level })}
          items={[{ id: 'ALL' as const, label: t.allLevels }, ...LEVELS.map((id) => ({ id, label: t.levels[id] }))]}
        />
      </div>
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {t.shown(shown.length, findings.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t.noMatch} action={<Button onPress={() => setFilter(noFilter)}>{t.showAll}</Button>} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {shown.map((finding) => (
            <li key={finding.id}>
              <FindingItem finding={finding} origin={origin} onChangeStatus={() => setChanged(finding)} />
            </li>
          ))}
        </ul>
      )}
      {changed && <StatusDialog finding={changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}

interface FindingItemProps {
  finding: WebsiteFinding;
  origin: string;
  onChangeStatus: () => void;
}

/** One thing to fix: a line with what matters, which opens to all there is to know. */
function FindingItem({ finding, origin, onChangeStatus }: FindingItemProps) {
  const t = useTexts(findingTexts);
  const { titleOf } = useCheckGuidance();
  const isAskedFor = useSearchParams()[0].get(FINDING_PARAMETER) === finding.id;
  const [isOpen, setOpen] = useState(isAskedFor);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the navigation has moved the focus to the heading.
    if (isAskedFor) requestAnimationFrame(() => line.current?.querySelector('summary')?.focus());
  }, [isAskedFor]);
  return (
    <div ref={line}>
      <Disclosure
        title={titleOf(finding.rule)}
        headingLevel={3}
        isOpen={isOpen}
        onToggle={setOpen}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-muted text-sm">
            <FindingBadges finding={finding} />
            <span>
              {t.pages(finding.pages.length)}, {t.places(finding.count)}
            </span>
          </span>
        }
      >
        {isOpen && <FindingDetail finding={finding} origin={origin} onChangeStatus={onChangeStatus} />}
      </Disclosure>
    </div>
  );
}
