import { paths, type Website } from '@evenway/contract';

/** Where the invoices of a website are, and where unpaid ones can be paid. */
export function billingAddress({ domain }: Pick<Website, 'domain'>): string {
  return `${paths.billing}?${new URLSearchParams({ website: domain })}`;
}
