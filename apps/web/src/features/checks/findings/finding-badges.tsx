import type { Finding, FindingChange, FindingStatus, Impact, Level } from '@evenway/checks';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { findingTexts } from './finding-texts.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

/** How much a rule matters: severity and level. */
export function SeverityBadges({ impact, level }: { impact: Impact; level: Level }) {
  const t = useTexts(findingTexts);
  return (
    <>
      <Badge tone={impactTones[impact]}>{t.impacts[impact]}</Badge>
      <Badge tone="neutral">{t.levels[level]}</Badge>
    </>
  );
}

/** What has become of a finding, unless it is open and was there before. */
export function StateBadges({ finding: { change, status } }: { finding: Pick<Finding, 'change' | 'status'> }) {
  const t = useTexts(findingTexts);
  return (
    <>
      {change !== 'still' && <Badge tone={changeTones[change]}>{t.changes[change]}</Badge>}
      {status !== 'open' && <Badge tone={statusTones[status]}>{t.statuses[status]}</Badge>}
    </>
  );
}

const impactTones: Record<Impact, Tone> = {
  critical: 'danger',
  serious: 'warning',
  moderate: 'info',
  minor: 'neutral',
};
const changeTones: Record<Exclude<FindingChange, 'still'>, Tone> = { new: 'info', gone: 'success', back: 'warning' };
const statusTones: Record<Exclude<FindingStatus, 'open'>, Tone> = {
  planned: 'info',
  mended: 'success',
  accepted: 'neutral',
};
