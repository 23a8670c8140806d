import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Call, CallInput, CallOutput, ErrorBody } from '@evenway/contract';
import { CliError, EXIT } from './cli-error.ts';

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 4;
const PAGE = '100';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An item of the list of which the call reads one page. */
type ItemOf<C extends Call> = CallOutput<C> extends { readonly data: readonly (infer Item)[] } ? Item : never;

export interface Client {
  /** Writes carry an idempotency key. */
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** Every page of a list. */
  list<C extends Call>(call: C): Promise<ItemOf<C>[]>;
}

/** A key is never sent unencrypted, except to this machine. */
export function checkAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && LOOPBACK.includes(parsed.hostname));
  if (!parsed || !isSafe) throw new CliError(`${url} is not an address that starts with https://`, EXIT.usage);
  return parsed.origin;
}

interface ClientOptions {
  readonly url: string;
  readonly key: string;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The parts of a request, by which every call of the contract describes its input. */
interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Calls the public API. Waits when the server asks for it, and tries again when no answer came: writes carry an idempotency key, so
 * that nothing happens twice.
 */
export function createClient({ url, key, wait = (ms) => setTimeout(ms) }: ClientOptions): Client {
  const origin = checkAddress(url);

  async function send(call: Call, { params = {}, query = {}, body }: RequestParts): Promise<unknown> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const headers: Record<string, string> = { authorization: `Bearer ${key}`, accept: 'application/json' };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['idempotency-key'] = randomUUID();
    }
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      let answer: Response;
      try {
        answer = await fetch(`${origin}/api${path}${toSearch(query)}`, {
          method: call.method,
          headers,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      } catch {
        if (isLast)
          throw new CliError(`${origin} does not respond. Check the address and your connection.`, EXIT.unreachable);
        await wait(500 * 2 ** attempt);
        continue;
      }
      const content: unknown = await answer.json().catch(() => null);
      if (answer.ok && content === null)
        throw new CliError(`${origin} responds, but not like Evenway. Check the address.`, EXIT.unreachable);
      if (answer.ok) return content;
      if (!isLast && (answer.status === 429 || answer.status === 503)) {
        await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1));
        continue;
      }
      throw toError(answer.status, (content ?? {}) as Partial<ErrorBody>, origin);
    }
  }

  return {
    call: async <C extends Call>(call: C, input: CallInput<C>) =>
      (await send(call, input as RequestParts)) as CallOutput<C>,
    async list<C extends Call>(call: C) {
      const items: ItemOf<C>[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = { limit: PAGE, ...(cursor !== null && { cursor }) };
        const page = (await send(call, { query })) as { data: ItemOf<C>[]; nextCursor: string | null };
        items.push(...page.data);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return items;
    },
  };
}

function toSearch(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** What is in between may answer as well, so nothing is certain about the body. */
function toError(status: number, { message, code }: Partial<ErrorBody>, origin: string): CliError {
  const words = message ?? `${origin} answered ${status}.`;
  if (status === 401 || status === 403) return new CliError(words, EXIT.key, code);
  if (status === 404) return new CliError(words, EXIT.notFound, code);
  if (status === 429 || status >= 500) return new CliError(words, EXIT.unreachable, code);
  return new CliError(words, EXIT.failed, code);
}
