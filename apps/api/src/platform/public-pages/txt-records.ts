import { Resolver } from 'node:dns/promises';

export type ResolveTxt = (name: string) => Promise<string[][]>;

/** What was found where a record is expected: the record, nothing, one of the same kind with another value, or no answer. */
export type TxtOutcome = 'proven' | 'missing' | 'different' | 'unreachable';

/** No such name, or nothing of this kind at it. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);
/** Names that the public DNS never has: on a development machine its stand-in is asked for them. */
const RESERVED_NAME = /\.(example|test|invalid|localhost)$/;

/** At most two tries of three seconds. */
export function createTxtResolver(localDns?: string): ResolveTxt {
  const open = (servers: readonly string[]) => {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    return resolver;
  };
  return (name) => open(localDns && RESERVED_NAME.test(name) ? [localDns] : []).resolveTxt(name);
}

/** Looks for a record. All of ours read `kind=value`. */
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
