import { Resolver } from 'node:dns/promises';

export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The result of a lookup: the record, nothing, one of the same kind with another value, or no answer. */
export type TxtOutcome = 'proven' | 'missing' | 'different' | 'unreachable';

/** No such name, or no TXT record there. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);
/** Reserved names, which never exist in public DNS: on a development machine they are looked up in the stand-in. */
const RESERVED_NAME = /\.(example|test|invalid|localhost)$/;

/** At most two attempts of three seconds. */
export function createTxtResolver(localDns?: string): ResolveTxt {
  const open = (servers: readonly string[]) => {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    return resolver;
  };
  return (name) => open(localDns && RESERVED_NAME.test(name) ? [localDns] : []).resolveTxt(name);
}

/** Looks for a record. All of ours have the form `kind=value`. */
export async function findTxtRecord(
  resolveTxt: ResolveTxt,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<TxtOutcome> {
  const kind = value.slice(0, value.indexOf('=') + 1);
  try {
    const records = (await resolveTxt(name)).map((parts) => parts.join('').trim());
    if (records.includes(value)) return 'proven';
    return records.some((record) => record.startsWith(kind)) ? 'different' : 'missing';
  } catch (error) {
    return NOTHING.has((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unreachable';
  }
}
