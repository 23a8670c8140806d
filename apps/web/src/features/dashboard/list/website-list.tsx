import type { ListedWebsite } from '@evenway/contract';
import { RefreshCw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CreditNotice } from '../../../shared/credit/credit-notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import type { WebsiteAction } from '../actions/website-actions.ts';
import { texts } from '../texts.ts';
import type { Websites } from '../use-websites.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { WebsiteTabs } from './website-tabs.tsx';

interface WebsiteListProps {
  websites: Websites;
  onAction: (action: WebsiteAction, website: ListedWebsite) => void;
  onOnboard: () => void;
}

export function WebsiteList({ websites, onAction, onOnboard }: WebsiteListProps) {
  const t = useTexts(texts);
  return (
    <div className="mt-10">
      <Section title={t.list} actions={<RefreshButton websites={websites} />}>
        <div className="flex flex-col gap-5">
          {websites.problem && (
            <LoadProblem retryLabel={t.retry} onRetry={websites.refresh}>
              {websites.problem}
            </LoadProblem>
          )}
          <UnpaidNotice websites={websites.list ?? []} />
          <CreditNotice />
          <p role="status" className="sr-only">
            {websites.news}
          </p>
          {(websites.list !== null || websites.isLoading) && (
            <div>
              <WebsiteTabs
                list={websites.list ?? []}
                isLoading={websites.isLoading}
                onAction={onAction}
                onOnboard={onOnboard}
              />
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}

function RefreshButton({ websites }: { websites: Websites }) {
  const t = useTexts(texts);
  return (
    <Button
      icon={<RefreshCw aria-hidden="true" className="size-5" />}
      isPending={websites.isRefreshing}
      pendingLabel={t.refreshing}
      onPress={websites.refresh}
    >
      {t.refresh}
    </Button>
  );
}
