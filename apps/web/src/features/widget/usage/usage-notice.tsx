import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { usageTexts } from './usage-texts.ts';

/** How much of the plan's visits is left. Visitors lose nothing, and the notice says so. */
export function UsageNotice({ notice }: { notice: number | null }) {
  const t = useTexts(usageTexts);
  if (notice === null) return null;
  const level = notice >= 100 ? 100 : notice >= 95 ? 95 : 80;
  return (
    <Banner
      tone={level === 80 ? 'info' : 'warning'}
      title={t.notice[level]}
      action={<TextLink to={paths.dashboard}>{t.toDashboard}</TextLink>}
    >
      {t.noticeHelp}
    </Banner>
  );
}
