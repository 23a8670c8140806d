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

/** Both without a limit and without a plan there is no number: `isUnlimited` tells them apart. */
export function visitLimit(plan: string | null): { readonly limit: number | null; readonly isUnlimited: boolean } {
  const limit = PLAN_VISITS[plan as keyof typeof PLAN_VISITS];
  return { limit: limit ?? null, isUnlimited: limit === null };
}
