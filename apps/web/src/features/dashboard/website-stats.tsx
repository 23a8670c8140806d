import type { Website } from '@evenway/contract';
import { isLive } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Stat } from '../../ui/data/stat.tsx';
import { StatGroup } from '../../ui/data/stat-group.tsx';
import { texts } from './texts.ts';
import { countWebsites } from './website-counters.ts';

const COUNTERS = ['total', 'active', 'expiringSoon', 'inactive'] as const;

interface WebsiteStatsProps {
  websites: readonly Website[] | null;
  isLoading: boolean;
}

export function WebsiteStats({ websites, isLoading }: WebsiteStatsProps) {
  const t = useTexts(texts);
  const { format } = new Intl.NumberFormat(languagePreference.use());
  const now = new Date();
  const counters = websites && countWebsites(websites, now);
  // On the Active tab, but not counted as active: this explains the difference between the two numbers.
  const ending = (websites ?? []).filter((website) => website.status === 'CANCELLED' && isLive(website, now)).length;
  return (
    <StatGroup>
      {COUNTERS.map((name) => (
        <Stat
          key={name}
          label={t.counters[name]}
          value={counters ? format(counters[name]) : null}
          isLoading={isLoading}
          hint={name === 'active' && ending > 0 ? t.counts.activeAndEnding(ending) : t.counts[name]}
        />
      ))}
    </StatGroup>
  );
}
