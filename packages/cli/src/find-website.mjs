import { CliError, EXIT } from './cli-error.mjs';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A website that a person named by its domain or its id.
 * @param {import('./types.d.ts').Client} client
 * @param {string | undefined} named
 * @returns {Promise<import('./types.d.ts').Website>}
 */
export async function findWebsite(client, named) {
  if (named === undefined) throw new CliError('Name a website: its domain or its id.', EXIT.usage);
  if (ID.test(named)) return /** @type {any} */ (await client.get(`/websites/${named}`));
  const domain = domainOf(named);
  const websites = /** @type {import('./types.d.ts').Website[]} */ (await client.list('/websites'));
  const found = websites.find((website) => website.domain === domain);
  if (!found) throw new CliError(`${domain} is not among your websites. See: evenway websites list`, EXIT.notFound);
  return found;
}

/**
 * The host of what was typed, as the server stores it: lower-case ASCII, also for international domains, without www.
 * @param {string} typed
 */
function domainOf(typed) {
  const address = typed.replace(/[\u200e\u200f\u2066-\u2069]/g, '').trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(full)) return address;
  return new URL(full).hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
}
