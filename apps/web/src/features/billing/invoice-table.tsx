import type { CreditNote, Dispute, Invoice, Refund } from '@evenway/contract';
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

/** What changed an invoice afterwards, in a row below it. */
type Change =
  | { readonly kind: 'note'; readonly note: CreditNote }
  | { readonly kind: 'refund'; readonly refund: Refund }
  | { readonly kind: 'dispute'; readonly dispute: Dispute };

interface Entry {
  readonly key: string;
  readonly invoice: Invoice;
  /** Null for the invoice itself. */
  readonly change: Change | null;
}

export function InvoiceTable({ rows, isLoading }: { rows: readonly Invoice[]; isLoading: boolean }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  const periodOf = ({ periodStart, periodEnd }: Invoice) => formatPeriod(language, periodStart, periodEnd);
  return (
    <Table
      label={t.invoices}
      rows={rows.flatMap(entriesOf)}
      getKey={({ key }) => key}
      isLoading={isLoading}
      empty={<EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>}
      columns={[
        {
          id: 'period',
          header: t.columns.period,
          isRowHeader: true,
          cell: ({ invoice, change }) =>
            change ? (
              <ChangeTitle change={change} />
            ) : (
              <Lines main={periodOf(invoice)} notes={[invoice.number ?? invoice.invoiceId]} />
            ),
        },
        {
          id: 'amount',
          header: t.columns.amount,
          align: 'end',
          cell: ({ invoice, change }) =>
            change ? (
              <ChangeAmount invoice={invoice} change={change} />
            ) : (
              <Lines {...invoiceAmounts(invoice, language, t)} />
            ),
        },
        {
          id: 'status',
          header: t.columns.status,
          cell: ({ invoice: { status }, change }) => {
            const known = knownStatus(status);
            if (change) return <ChangeStatus change={change} />;
            return <Badge tone={known ? TONES[known] : 'neutral'}>{statusLabel(status, t)}</Badge>;
          },
        },
        {
          id: 'actions',
          header: t.columns.actions,
          cell: ({ invoice, change }) => {
            if (change)
              return change.kind === 'note' ? (
                <Download address={change.note.pdf} what={t.creditNoteOf(change.note.number)} />
              ) : (
                <span className="text-ink-muted">{t.noActions}</span>
              );
            return (
              <span className="flex flex-col items-start gap-1">
                <Pay invoice={invoice} period={periodOf(invoice)} />
                <Download address={invoice.invoicePdf} what={t.downloadOf(periodOf(invoice))} />
              </span>
            );
          },
        },
      ]}
    />
  );
}

function entriesOf(invoice: Invoice): Entry[] {
  const changes: Change[] = [
    ...invoice.creditNotes.map((note) => ({ kind: 'note', note }) as const),
    ...invoice.refunds.map((refund) => ({ kind: 'refund', refund }) as const),
    ...invoice.disputes.map((dispute) => ({ kind: 'dispute', dispute }) as const),
  ];
  const below = changes.map((change, index) => ({ key: `${invoice.invoiceId} ${index}`, invoice, change }));
  return [{ key: invoice.invoiceId, invoice, change: null }, ...below];
}

/** What happened when, and what becomes of it. */
function ChangeTitle({ change }: { change: Change }) {
  const t = useTexts(invoiceTexts);
  const language = languagePreference.use();
  switch (change.kind) {
    case 'note': {
      const { date, number, refunds } = change.note;
      const paidBack = refunds.map(({ state }) => t.refundNotes[state]);
      return <Lines main={t.creditNote(formatDate(language, date))} notes={[number, ...paidBack]} />;
    }
    case 'refund': {
      const { date, state } = change.refund;
      return <Lines main={t.refund(formatDate(language, date))} notes={[t.refundNotes[state]]} />;
    }
    case 'dispute': {
      const { date, state } = change.dispute;
      return <Lines main={t.dispute(formatDate(language, date))} notes={[t.disputeNotes[state]]} />;
    }
  }
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

/** What it takes off which invoice, and why a credit note does. */
function ChangeAmount({ invoice: { number, currency }, change }: { invoice: Invoice; change: Change }) {
  const t = useTexts(invoiceTexts);
  const money = (minorUnits: number) => formatInvoiceAmount(minorUnits, currency);
  const ofInvoice = number ? [t.forInvoice(number)] : [];
  switch (change.kind) {
    case 'note': {
      const { amount, reason, memo } = change.note;
      const known = REASONS.find((one) => one === reason);
      const notes = [...ofInvoice, known ? t.reasons[known] : null, memo];
      return <Lines main={money(-amount)} notes={notes.filter((note) => note !== null)} />;
    }
    case 'refund':
      return <Lines main={money(-change.refund.amount)} notes={ofInvoice} />;
    case 'dispute': {
      const { amount, state } = change.dispute;
      return <Lines main={money(state === 'lost' ? -amount : amount)} notes={ofInvoice} />;
    }
  }
}

function ChangeStatus({ change }: { change: Change }) {
  const t = useTexts(invoiceTexts);
  if (change.kind === 'dispute') {
    const { state } = change.dispute;
    return <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t.disputeStatus[state]}</Badge>;
  }
  const refund = change.kind === 'refund' ? change.refund : change.note.refunds[0];
  if (!refund) return <Badge tone="neutral">{t.creditedStatus}</Badge>;
  return <Badge tone={refund.state === 'failed' ? 'warning' : 'neutral'}>{t.refundStatus[refund.state]}</Badge>;
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
