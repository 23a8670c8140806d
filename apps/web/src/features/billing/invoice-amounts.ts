import type { Invoice, Language } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { formatInvoiceAmount } from '../../platform/money/format-money.ts';
import type { invoiceTexts } from './invoice-texts.ts';

/** The main amount of an invoice, and everything that makes it differ from the total. */
export function invoiceAmounts(
  { status, amountPaid, amountDue, total, creditUsed, currency, dueDate, nextAttemptAt }: Invoice,
  language: Language,
  t: (typeof invoiceTexts)[Language],
): { main: string; notes: string[] } {
  const money = (minorUnits: number) => formatInvoiceAmount(minorUnits, currency);
  // Not paid yet, or ever: show the total.
  if (status === 'draft' || status === 'void') return { main: money(total), notes: [] };
  // More unused time than the invoice costs.
  if (total < 0) return { main: t.credited(money(-total)), notes: [t.forNextPayments] };
  const shown = status === 'open' ? amountDue : amountPaid;
  const difference = [
    ...(shown === total ? [] : [t.total(money(total))]),
    ...(creditUsed > 0 ? [t.paidWithCredit(money(creditUsed))] : []),
  ];
  if (status !== 'open') return { main: money(amountPaid), notes: difference };
  return {
    main: t.due(money(amountDue)),
    notes: [
      ...difference,
      ...(dueDate ? [t.dueSince(formatDate(language, dueDate))] : []),
      ...(nextAttemptAt ? [t.nextTry(formatDate(language, nextAttemptAt))] : []),
    ],
  };
}
