import { Plus } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { texts } from './texts.ts';
import { useWebsites } from './use-websites.ts';
import { WebsiteList } from './website-list.tsx';
import { WebsiteStats } from './website-stats.tsx';

export function DashboardPage() {
  const t = useTexts(texts);
  const websites = useWebsites();
  usePageTitle(t.title);
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={
          <DisabledReason reason={t.onboardUnavailable}>
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-5" />}>
              {t.onboard}
            </Button>
          </DisabledReason>
        }
      />
      <WebsiteStats websites={websites.list} isLoading={websites.isLoading} />
      <WebsiteList websites={websites} />
    </>
  );
}
