import { RefreshCw } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/section.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { invoiceTexts } from './invoice-texts.ts';
import { texts } from './texts.ts';
import { UpcomingDetails } from './upcoming-details.tsx';
import { useInvoices } from './use-invoices.ts';

export function WebsiteInvoices({ websiteId }: { websiteId: string }) {
  const t = useTexts(texts);
  const say = useTexts(invoiceTexts);
  const invoices = useInvoices(websiteId);
  return (
    <div>
      <Section title={say.upcoming}>
        <UpcomingDetails upcoming={invoices.upcoming} isLoading={invoices.isUpcomingLoading} />
      </Section>
      <Section
        title={say.invoices}
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
