import { type Invoice, PLAN_VISITS, type PublicInvoice, type User } from '@evenway/contract';

/** Fields are listed explicitly: new fields for screens are not exposed. */
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

/** Visits that a plan includes; null without a limit or a plan. */
export const visitLimit = (plan: string | null): number | null => PLAN_VISITS[plan as keyof typeof PLAN_VISITS] ?? null;
