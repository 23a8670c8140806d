import { type CallInput, type CallOutput, type Endpoint, type ErrorBody, STORAGE_KEYS } from '@evenway/contract';
import { languagePreference } from '../preferences/language.ts';
import { settings } from '../settings.ts';
import { readStored } from '../storage.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { buildPath, buildQuery, type RequestParts } from './build-request.ts';
import { explainFailure } from './explain-failure.ts';
import { announceUnauthorized } from './unauthorized.ts';

const TIMEOUT_MS = 30_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Cookies travel along unless this is false. */
  readonly withCookies?: boolean;
}

/** Makes one call of the contract. Rejects with `ApiError`, `NetworkError`, or the reason of the caller's abort. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallOutput<E>> {
  const parts = input as RequestParts;
  const path = buildPath(endpoint, parts);
  const startedAt = performance.now();
  const log = (outcome: number | 'failed') => logCall(endpoint.method, path, outcome, performance.now() - startedAt);
  const response = await send(endpoint, `${settings.apiUrl}${path}${buildQuery(parts)}`, parts, options).catch(
    (error: unknown) => {
      log('failed');
      throw error;
    },
  );
  log(response.status);
  if (!response.ok) throw await readFailure(endpoint, response);
  return (endpoint.answer === 'text' ? await response.text() : await response.json()) as CallOutput<E>;
}

async function send(endpoint: Endpoint, address: string, parts: RequestParts, options: CallOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(address, {
      method: endpoint.method,
      headers: headersFor(endpoint, parts),
      credentials: options.withCookies === false ? 'omit' : 'include',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw new NetworkError('Network error occurred. Please try again.', { cause });
  }
}

function headersFor(endpoint: Endpoint, parts: RequestParts): Record<string, string> {
  return {
    Accept: endpoint.answer === 'text' ? 'text/plain, application/json' : 'application/json',
    'Accept-Language': languagePreference.get(),
    ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(endpoint.access === 'bearer' ? { Authorization: `Bearer ${readStored(STORAGE_KEYS.authToken) ?? ''}` } : {}),
  };
}

async function readFailure(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const body = await readErrorBody(response);
  const message = await explainFailure(endpoint, body, languagePreference.get());
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const error = new ApiError({
    status: response.status,
    code: body.code,
    message,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
    isExplained: Boolean(body.message),
  });
  if (error.status === 401) announceUnauthorized(error);
  return error;
}

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

function logCall(method: string, path: string, outcome: number | 'failed', duration: number): void {
  // biome-ignore lint/suspicious/noConsole: the product logs its requests, without query, body or personal data
  console.debug(`${method} ${path} ${outcome} ${Math.round(duration)} ms`);
}
