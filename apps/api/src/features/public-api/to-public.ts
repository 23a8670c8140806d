import { type Invoice, PLAN_VISITS, type PublicInvoice, type User } from '@evenway/contract';

/** Fields are named one by one: what screens get next stays theirs. */
export const toPublicInvoice = (invoice: Invoice): PublicInvoice => ({
  id: invoice.invoiceId,
  number: invoice.number,
  status: invoice.status,
  currency: invoice.currency,
  total: invoice.total,
  amountPaid: invoice.amountPaid,
  amountDue: invoice.amountDue,
  periodStart: invoice.periodStart,
  periodEnd: invoice.periodEnd,
  dueAt: invoice.dueDate,
  pdfUrl: invoice.invoicePdf,
});

export const toPublicMember = ({ id, firstName, lastName, email, role }: User) => ({
  id,
  firstName,
  lastName,
  email,
  role: role === 'ORG_ADMIN' ? ('admin' as const) : ('user' as const),
});

/** Visits that a plan includes; null where it has no limit, or where there is no plan. */
export const visitLimit = (plan: string | null): number | null => PLAN_VISITS[plan as keyof typeof PLAN_VISITS] ?? null;
