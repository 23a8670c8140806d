import type { Check, Website } from '@evenway/contract';

/** Where the pages of a check are: where it ran, else the website's own address. */
export const originOf = ({ domain }: Pick<Website, 'domain'>, { origin }: Pick<Check, 'origin'>): string =>
  origin ?? `https://${domain}`;
