import type { Invoice } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Table } from '../../ui/data/table.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { formatPeriod } from './format-invoice.ts';
import { invoiceAmounts } from './invoice-amounts.ts';
import { type InvoiceStatus, knownStatus, statusLabel } from './invoice-status.ts';
import { invoiceTexts } from './invoice-texts.ts';

export function InvoiceTable({ rows, isLoading }: { rows: readonly Invoice[]; isLoading: boolean }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  const periodOf = ({ periodStart, periodEnd }: Invoice) => formatPeriod(language, periodStart, periodEnd);
  return (
    <Table
      label={t.invoices}
      rows={rows}
      getKey={(invoice) => invoice.invoiceId}
      isLoading={isLoading}
      empty={<EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>}
      columns={[
        {
          id: 'period',
          header: t.columns.period,
          isRowHeader: true,
          cell: (invoice) => (
            <span>
              {periodOf(invoice)}
              <span className="block font-normal text-ink-muted text-xs">{invoice.number ?? invoice.invoiceId}</span>
            </span>
          ),
        },
        {
          id: 'amount',
          header: t.columns.amount,
          align: 'end',
          cell: (invoice) => <Amount invoice={invoice} />,
        },
        {
          id: 'status',
          header: t.columns.status,
          cell: ({ status }) => {
            const known = knownStatus(status);
            return <Badge tone={known ? TONES[known] : 'neutral'}>{statusLabel(status, t)}</Badge>;
          },
        },
        {
          id: 'actions',
          header: t.columns.actions,
          cell: (invoice) => (
            <span className="flex flex-col items-start gap-1">
              <Pay invoice={invoice} period={periodOf(invoice)} />
              <Download address={invoice.invoicePdf} period={periodOf(invoice)} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** What was paid, or what is owed and since when; with the total if credit changed it. */
function Amount({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  const { main, notes } = invoiceAmounts(invoice, language, t);
  return (
    <span>
      {main}
      {notes.map((note) => (
        <span key={note} className="block text-ink-muted text-xs">
          {note}
        </span>
      ))}
    </span>
  );
}

/** On the provider's own page, where the bank can ask for confirmation. */
function Pay({ invoice: { payUrl }, period }: { invoice: Invoice; period: string }) {
  const t = useTexts(invoiceTexts);
  const { role } = useSession();
  if (payUrl === null || role !== 'ORG_ADMIN') return null;
  return (
    <TextLink href={payUrl} external>
      {t.pay}
      <span className="sr-only"> {t.downloadOf(period)}</span>
    </TextLink>
  );
}

function Download({ address, period }: { address: string | null; period: string }) {
  const t = useTexts(invoiceTexts);
  if (!address) return <span className="text-ink-muted">{t.noPdf}</span>;
  return (
    <TextLink href={address} external>
      {t.download}
      <span className="sr-only"> {t.downloadOf(period)}</span>
    </TextLink>
  );
}

const TONES = { paid: 'success', open: 'warning', draft: 'neutral', void: 'neutral' } as const satisfies Record<
  InvoiceStatus,
  string
>;
