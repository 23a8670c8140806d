import type { Finding, FindingChange, FindingStatus, Impact } from '@evenway/checks';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { findingTexts } from './finding-texts.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

/** A finding in a few words: severity, level and status. */
export function FindingBadges({ finding }: { finding: Pick<Finding, 'impact' | 'level' | 'change' | 'status'> }) {
  const t = useTexts(findingTexts);
  const { impact, level, change, status } = finding;
  return (
    <>
      <Badge tone={impactTones[impact]}>{t.impacts[impact]}</Badge>
      <Badge tone="neutral">{t.levels[level]}</Badge>
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
