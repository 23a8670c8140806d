import { recordEvent } from '../../events/record-event.ts';
import type { Work } from '../../work.ts';

/** For an invoice that is no longer needed. One that is not open stays as it is. */
export function voidInvoice(work: Work, id: string | null): void {
  const invoice = work.transaction.find('invoice', id ?? '');
  if (invoice?.status !== 'open') return;
  const voided = {
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: work.now(invoice.customer) },
  };
  work.transaction.put('invoice', voided);
  recordEvent(work, 'invoice.voided', voided);
}
