import { type PublicWebsite, publicCalls } from '@evenway/contract';
import { CliError, EXIT } from './cli-error.ts';
import type { Client } from './create-client.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A website that a person named by its domain or its id. */
export async function findWebsite(client: Client, named: string | undefined): Promise<PublicWebsite> {
  if (named === undefined) throw new CliError('Name a website: its domain or its id.', EXIT.usage);
  if (ID.test(named)) return client.call(publicCalls.getWebsite, { params: { id: named } });
  const domain = domainOf(named);
  const found = (await client.list(publicCalls.listWebsites)).find((website) => website.domain === domain);
  if (!found) throw new CliError(`${domain} is not among your websites. See: evenway websites list`, EXIT.notFound);
  return found;
}

/** The host of what was typed, as the server stores it: lower-case ASCII, also for international domains, without www. */
function domainOf(typed: string): string {
  const address = typed.replace(/[\u200e\u200f\u2066-\u2069]/g, '').trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(full)) return address;
  return new URL(full).hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
}
