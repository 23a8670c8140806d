import { groupByRule, LEVELS } from '@evenway/checks';
import type { WebsiteFinding } from '@evenway/contract';
import { useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import {
  type FindingFilter,
  filterFindings,
  noFilter,
  readFilter,
  SHOWN_STATUSES,
  withFilter,
} from './filter-findings.ts';
import { findingTexts } from './finding-texts.ts';
import { RuleItem } from './rule-item.tsx';
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
  const withCount = (choice: FindingFilter, label: string) => t.counted(label, filterFindings(findings, choice).length);
  return (
    <Section title={t.title} description={t.help}>
      <div className="mb-4 grid max-w-xl items-end gap-4 sm:grid-cols-2">
        <Select
          label={t.status}
          name="status"
          selectedId={filter.status}
          onChange={(status) => setFilter({ ...filter, status })}
          items={SHOWN_STATUSES.map((id) => ({ id, label: withCount({ ...filter, status: id }, t.shownStatuses[id]) }))}
        />
        <Select
          label={t.level}
          name="level"
          selectedId={filter.level}
          onChange={(level) => setFilter({ ...filter, level })}
          items={[
            { id: 'ALL' as const, label: t.allLevels },
            ...LEVELS.map((id) => ({ id, label: withCount({ ...filter, level: id }, t.levels[id]) })),
          ]}
        />
      </div>
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {t.shown(shown.length, findings.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t.noMatch} action={<Button onPress={() => setFilter(noFilter)}>{t.showAll}</Button>} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {groupByRule(shown).map((group) => (
            <li key={group.rule}>
              <RuleItem group={group} origin={origin} onChangeStatus={setChanged} />
            </li>
          ))}
        </ul>
      )}
      {changed && <StatusDialog finding={changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}
