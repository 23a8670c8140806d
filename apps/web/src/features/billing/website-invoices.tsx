import {
  displayDomain,
  getPaymentCard,
  getUpcomingInvoice,
  type Invoice,
  listInvoices,
  type UpcomingInvoice,
  type Website,
} from '@evenway/contract';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { useCredit } from '../../shared/credit/credit-notice.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { invoiceTexts } from './invoice-texts.ts';
import { texts } from './texts.ts';
import { UnpaidInvoice } from './unpaid-invoice.tsx';
import { UpcomingDetails } from './upcoming-details.tsx';

export function WebsiteInvoices({ website }: { website: Website }) {
  const t = useTexts(texts);
  const labels = useTexts(invoiceTexts);
  const invoices = useInvoices(website.id);
  return (
    <div>
      {website.status === 'NOT_PAID' && <UnpaidInvoice website={website} />}
      <Section title={labels.upcoming}>
        <UpcomingDetails upcoming={invoices.upcoming} isLoading={invoices.isUpcomingLoading} />
        <CardOnFile websiteId={website.id} />
      </Section>
      <Section
        title={labels.invoicesOf(displayDomain(website.domain))}
        actions={
          <Button
            icon={<RefreshCw aria-hidden="true" className="size-5" />}
            isPending={invoices.isRefreshing}
            pendingLabel={t.refreshing}
            onPress={invoices.refresh}
          >
            {t.refresh}
          </Button>
        }
      >
        <p role="status" className="sr-only">
          {invoices.isFresh && t.refreshed}
        </p>
        <div className="flex flex-col gap-5">
          {invoices.problem && (
            <LoadProblem retryLabel={t.retry} onRetry={invoices.refresh}>
              {invoices.problem}
            </LoadProblem>
          )}
          {(invoices.list !== null || invoices.isLoading) && (
            <InvoiceTable rows={invoices.list ?? []} isLoading={invoices.isLoading} />
          )}
        </div>
      </Section>
    </div>
  );
}

/** The card for the next payment. If unknown, that is not worth an alert: the portal shows it too. */
function CardOnFile({ websiteId }: { websiteId: string }) {
  const t = useTexts(invoiceTexts);
  const { data } = useCall(getPaymentCard, { query: { websiteId } });
  if (!data) return null;
  const brand = data.brand.charAt(0).toUpperCase() + data.brand.slice(1);
  const expiry = `${String(data.expMonth).padStart(2, '0')}/${data.expYear}`;
  return <p className="mt-2 text-ink-muted">{t.card(brand, data.last4, expiry)}</p>;
}

interface Invoices {
  /** Null until loaded. */
  readonly list: readonly Invoice[] | null;
  readonly isLoading: boolean;
  readonly problem: string | null;
  /** Null if there is none or it could not be read, which is not worth an alert. */
  readonly upcoming: UpcomingInvoice | null;
  readonly isUpcomingLoading: boolean;
  readonly isRefreshing: boolean;
  /** Set after a successful refresh. */
  readonly isFresh: boolean;
  refresh(): void;
}

/** The invoices of one website, with a refresh that is long enough to be noticed. */
function useInvoices(websiteId: string): Invoices {
  const t = useTexts(invoiceTexts);
  const invoices = useCall(listInvoices, { query: { websiteId } });
  const upcoming = useCall(getUpcomingInvoice, { query: { websiteId } });
  const credit = useCredit();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isFresh, setFresh] = useState(false);

  async function refresh() {
    setRefreshing(true);
    setFresh(false);
    await new Promise((resolve) => setTimeout(resolve, TIMINGS.refreshDelay));
    const [answer] = await Promise.all([invoices.refetch(), upcoming.refetch(), credit.refetch()]);
    setFresh(answer.isSuccess);
    setRefreshing(false);
  }

  return {
    list: invoices.data ?? null,
    isLoading: invoices.isPending,
    problem: invoices.error && errorToText(invoices.error, t.failed),
    upcoming: upcoming.data ?? null,
    isUpcomingLoading: upcoming.isPending,
    isRefreshing,
    isFresh,
    refresh: () => void refresh(),
  };
}
