import type { Invoice, Language } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { formatInvoiceAmount } from '../../platform/money/format-money.ts';
import type { invoiceTexts } from './invoice-texts.ts';

/** The main amount of an invoice, and its explanation. */
export function invoiceAmounts(
  { status, amountPaid, amountDue, total, currency, dueDate, nextAttemptAt }: Invoice,
  language: Language,
  t: (typeof invoiceTexts)[Language],
): { main: string; notes: string[] } {
  const money = (minorUnits: number) => formatInvoiceAmount(minorUnits, currency);
  if (status === 'open')
    return {
      main: t.due(money(amountDue)),
      notes: [
        ...(dueDate ? [t.dueSince(formatDate(language, dueDate))] : []),
        ...(nextAttemptAt ? [t.nextTry(formatDate(language, nextAttemptAt))] : []),
      ],
    };
  // Not paid yet, or ever: show the total.
  if (status === 'draft' || status === 'void') return { main: money(total), notes: [] };
  return { main: money(amountPaid), notes: amountPaid === total ? [] : [t.total(money(total))] };
}
