const invoiceStatuses = ['paid', 'open', 'draft', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status if it is one we have a word for. */
export function knownStatus(status: string | null): InvoiceStatus | null {
  return invoiceStatuses.find((known) => known === status) ?? null;
}

/** Our word for a status; any other as it was given, and one word for none. */
export function statusLabel(
  status: string | null,
  say: { readonly status: Readonly<Record<InvoiceStatus, string>>; readonly unknown: string },
): string {
  const known = knownStatus(status);
  return known ? say.status[known] : status?.trim() || say.unknown;
}
