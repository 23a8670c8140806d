const invoiceStatuses = ['paid', 'open', 'draft', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status if we have a text for it. */
export function knownStatus(status: string | null): InvoiceStatus | null {
  return invoiceStatuses.find((known) => known === status) ?? null;
}

/** Our text for a status; unknown ones unchanged, and a text for none. */
export function statusLabel(
  status: string | null,
  messages: { readonly status: Readonly<Record<InvoiceStatus, string>>; readonly unknown: string },
): string {
  const known = knownStatus(status);
  return known ? messages.status[known] : status?.trim() || messages.unknown;
}
