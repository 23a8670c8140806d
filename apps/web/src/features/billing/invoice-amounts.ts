import type { Invoice, Language } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { formatInvoiceAmount } from '../../platform/money/format-money.ts';
import type { invoiceTexts } from './invoice-texts.ts';

/** The amount that counts of an invoice, and what explains it. */
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
  // Nothing is paid yet, or ever: the total says what it is about.
  if (status === 'draft' || status === 'void') return { main: money(total), notes: [] };
  return { main: money(amountPaid), notes: amountPaid === total ? [] : [t.total(money(total))] };
}
