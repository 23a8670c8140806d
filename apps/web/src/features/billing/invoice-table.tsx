import type { CreditNote, Invoice } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { formatInvoiceAmount } from '../../platform/money/format-money.ts';
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

/** An invoice, or one of its credit notes, in a row below it. */
interface Entry {
  readonly invoice: Invoice;
  readonly note: CreditNote | null;
}

export function InvoiceTable({ rows, isLoading }: { rows: readonly Invoice[]; isLoading: boolean }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  const periodOf = ({ periodStart, periodEnd }: Invoice) => formatPeriod(language, periodStart, periodEnd);
  return (
    <Table
      label={t.invoices}
      rows={rows.flatMap((invoice) => [null, ...invoice.creditNotes].map((note): Entry => ({ invoice, note })))}
      getKey={({ invoice, note }) => note?.number ?? invoice.invoiceId}
      isLoading={isLoading}
      empty={<EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>}
      columns={[
        {
          id: 'period',
          header: t.columns.period,
          isRowHeader: true,
          cell: ({ invoice, note }) =>
            note ? (
              <Lines main={t.creditNote(formatDate(language, note.date))} notes={[note.number]} />
            ) : (
              <Lines main={periodOf(invoice)} notes={[invoice.number ?? invoice.invoiceId]} />
            ),
        },
        {
          id: 'amount',
          header: t.columns.amount,
          align: 'end',
          cell: ({ invoice, note }) =>
            note ? <Credited invoice={invoice} note={note} /> : <Lines {...invoiceAmounts(invoice, language, t)} />,
        },
        {
          id: 'status',
          header: t.columns.status,
          cell: ({ invoice: { status }, note }) => {
            const known = knownStatus(status);
            if (note) return <Badge tone="neutral">{t.creditedStatus}</Badge>;
            return <Badge tone={known ? TONES[known] : 'neutral'}>{statusLabel(status, t)}</Badge>;
          },
        },
        {
          id: 'actions',
          header: t.columns.actions,
          cell: ({ invoice, note }) =>
            note ? (
              <Download address={note.pdf} what={t.creditNoteOf(note.number)} />
            ) : (
              <span className="flex flex-col items-start gap-1">
                <Pay invoice={invoice} period={periodOf(invoice)} />
                <Download address={invoice.invoicePdf} what={t.downloadOf(periodOf(invoice))} />
              </span>
            ),
        },
      ]}
    />
  );
}

function Lines({ main, notes }: { main: string; notes: readonly string[] }) {
  return (
    <span>
      {main}
      {notes.map((note) => (
        <span key={note} className="block font-normal text-ink-muted text-xs">
          {note}
        </span>
      ))}
    </span>
  );
}

/** What a credit note takes off which invoice, and why. */
function Credited({ invoice, note }: { invoice: Invoice; note: CreditNote }) {
  const t = useTexts(invoiceTexts);
  const reason = REASONS.find((known) => known === note.reason);
  const why = [reason ? t.reasons[reason] : null, note.memo];
  return (
    <Lines
      main={formatInvoiceAmount(-note.amount, invoice.currency)}
      notes={[...(invoice.number ? [t.forInvoice(invoice.number)] : []), ...why.filter((text) => text !== null)]}
    />
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

function Download({ address, what }: { address: string | null; what: string }) {
  const t = useTexts(invoiceTexts);
  if (!address) return <span className="text-ink-muted">{t.noPdf}</span>;
  return (
    <TextLink href={address} external>
      {t.download}
      <span className="sr-only"> {what}</span>
    </TextLink>
  );
}

const REASONS = ['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'] as const;

const TONES = { paid: 'success', open: 'warning', draft: 'neutral', void: 'neutral' } as const satisfies Record<
  InvoiceStatus,
  string
>;
