import { displayDomain, type ListedWebsite, type Website } from '@evenway/contract';
import { RefreshCw } from 'lucide-react';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formatMoney } from '../../../platform/money/format-money.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { CreditNotice } from '../../../shared/credit/credit-notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { WebsiteAction } from '../actions/website-actions.ts';
import { billingAddress } from '../billing-address.ts';
import { texts } from '../texts.ts';
import type { Websites } from '../use-websites.ts';
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

/** Names each website whose payment failed, and leads to its open invoice. */
function UnpaidNotice({ websites }: { websites: readonly Website[] }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { role } = useSession();
  if (role !== 'ORG_ADMIN') return null;
  return websites
    .filter(({ status }) => status === 'NOT_PAID')
    .map(({ id, domain, nextAmount, currency, nextAttemptAt }) => (
      <Banner
        key={id}
        tone="warning"
        action={<TextLink to={billingAddress({ domain })}>{t.toInvoice(displayDomain(domain))}</TextLink>}
      >
        {nextAmount === null
          ? t.unpaidUnknown(displayDomain(domain))
          : t.unpaid(displayDomain(domain), formatMoney(language, nextAmount, currency))}{' '}
        {nextAttemptAt && t.nextTry(formatDate(language, nextAttemptAt))}
      </Banner>
    ));
}
