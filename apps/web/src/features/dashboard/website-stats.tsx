import type { Website } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Stat } from '../../ui/stat.tsx';
import { StatGroup } from '../../ui/stat-group.tsx';
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
  const counters = websites && countWebsites(websites, new Date());
  return (
    <StatGroup>
      {COUNTERS.map((name) => (
        <Stat
          key={name}
          label={t.counters[name]}
          value={counters ? format(counters[name]) : t.unknown}
          isLoading={isLoading}
        />
      ))}
    </StatGroup>
  );
}
