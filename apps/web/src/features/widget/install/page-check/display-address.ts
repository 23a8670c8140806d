import { displayDomain } from '@evenway/contract';

/** An address with a readable host. */
export function displayAddress(address: string): string {
  const { host, hostname } = new URL(address);
  return address.replace(`//${host}`, () => `//${displayDomain(hostname)}${host.slice(hostname.length)}`);
}
