import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CliError, EXIT } from './cli-error.mjs';

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 4;
const PAGE = '100';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A key is never sent unencrypted, except to this machine.
 * @param {string} url
 */
export function checkAddress(url) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && LOOPBACK.includes(parsed.hostname));
  if (!parsed || !isSafe) throw new CliError(`${url} is not an address that starts with https://`, EXIT.usage);
  return parsed.origin;
}

/**
 * Calls the public API. Waits when the server asks for it, and tries again when no answer came: writes carry an idempotency key, so
 * that nothing happens twice.
 * @param {{ url: string, key: string, wait?: (ms: number) => Promise<unknown> }} options
 * @returns {import('./types.d.ts').Client}
 */
export function createClient({ url, key, wait = (ms) => setTimeout(ms) }) {
  const origin = checkAddress(url);

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  async function send(method, path, body) {
    /** @type {Record<string, string>} */
    const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['idempotency-key'] = randomUUID();
    }
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      let answer;
      try {
        answer = await fetch(`${origin}/api/v1${path}`, {
          method,
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
      const content = /** @type {any} */ (await answer.json().catch(() => null));
      if (answer.ok && content === null)
        throw new CliError(`${origin} responds, but not like Evenway. Check the address.`, EXIT.unreachable);
      if (answer.ok) return content;
      if (!isLast && (answer.status === 429 || answer.status === 503)) {
        await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1));
        continue;
      }
      throw toError(answer.status, content ?? {}, origin);
    }
  }

  return {
    get: (path, query = {}) => send('GET', `${path}${toSearch(query)}`),
    async list(path) {
      const items = [];
      let cursor = null;
      do {
        const page = /** @type {{ data: any[], nextCursor: string | null }} */ (
          await send('GET', `${path}${toSearch({ limit: PAGE, ...(cursor !== null && { cursor }) })}`)
        );
        items.push(...page.data);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return items;
    },
    write: (method, path, body) => send(method, path, body),
  };
}

/** @param {Readonly<Record<string, string>>} query */
function toSearch(query) {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * @param {number} status
 * @param {{ message?: string, code?: string }} content
 * @param {string} origin
 */
function toError(status, { message, code }, origin) {
  const words = message ?? `${origin} answered ${status}.`;
  const details = code === undefined ? {} : { code };
  if (status === 401 || status === 403) return new CliError(words, EXIT.key, details);
  if (status === 404) return new CliError(words, EXIT.notFound, details);
  if (status === 429 || status >= 500) return new CliError(words, EXIT.unreachable, details);
  return new CliError(words, EXIT.failed, details);
}
