import { type Call, type CallInput, type CallOutput, type ErrorBody, ORGANIZATION_HEADER } from '@evenway/contract';
import { loadFrenchMessages } from '../i18n/french-messages.ts';
import { languagePreference } from '../preferences/language.ts';
import { shownOrganization } from '../session/shown-organization.ts';
import { settings } from '../settings.ts';
import { readStored, STORAGE_KEYS } from '../storage.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { buildPath, buildQuery, type RequestParts } from './build-request.ts';
import { announceRefusal } from './refusals.ts';
import { askForStepUp } from './step-up.ts';

const TIMEOUT_MS = 30_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sends cookies unless this is false. */
  readonly withCookies?: boolean;
  /** Called before the person is asked to confirm that it is them. */
  readonly onQuestion?: () => void;
}

/**
 * Makes one call of the contract. Rejects with `ApiError`, `NetworkError`, or the reason of the caller's abort. If the
 * server requires confirmation, asks the person for it and repeats the call: screens need no code for it.
 */
export async function call<C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  for (const reason of ['first', 'insufficient'] as const) {
    try {
      return await callOnce(endpoint, input, options);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'step_up_required')) throw error;
      options.onQuestion?.();
      if (!(await askForStepUp(reason))) throw error;
    }
  }
  return callOnce(endpoint, input, options);
}

async function callOnce<C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  options: CallOptions,
): Promise<CallOutput<C>> {
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
  return (await readAnswer(endpoint, response, options)) as CallOutput<C>;
}

/** A response that breaks off, or is not ours, does not count as one. */
async function readAnswer(endpoint: Call, response: Response, options: CallOptions): Promise<unknown> {
  try {
    if (endpoint.answer === 'file') return await response.blob();
    return endpoint.answer === 'text' ? await response.text() : await response.json();
  } catch (cause) {
    options.signal?.throwIfAborted();
    await loadTranslations();
    throw new NetworkError(endpoint.fallback, { cause });
  }
}

async function send(endpoint: Call, address: string, parts: RequestParts, options: CallOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(address, {
      method: endpoint.method,
      headers: headersFor(endpoint),
      credentials: options.withCookies === false ? 'omit' : 'include',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
  } catch (cause) {
    options.signal?.throwIfAborted();
    await loadTranslations();
    throw new NetworkError(endpoint.fallback, { cause });
  }
}

const ACCEPTED: Record<NonNullable<Call['answer']>, string> = {
  json: 'application/json',
  text: 'text/plain, application/json',
  file: '*/*',
  redirect: '*/*',
};

function headersFor(endpoint: Call): Record<string, string> {
  const organizationId = shownOrganization.get();
  return {
    Accept: ACCEPTED[endpoint.answer ?? 'json'],
    'Accept-Language': languagePreference.get(),
    'Content-Type': 'application/json',
    ...(organizationId === null ? {} : { [ORGANIZATION_HEADER]: organizationId }),
    ...(endpoint.withToken ? { Authorization: `Bearer ${readStored(STORAGE_KEYS.authToken) ?? ''}` } : {}),
  };
}

async function readFailure(endpoint: Call, response: Response): Promise<ApiError> {
  const body = await readErrorBody(response);
  await loadTranslations();
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const error = new ApiError({
    status: response.status,
    code: body.code,
    message: typeof body.message === 'string' ? body.message : undefined,
    fallback: endpoint.fallback,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
  announceRefusal(error);
  return error;
}

/** So that the failure can be shown in French. Without it, the screen's own text is used. */
async function loadTranslations(): Promise<void> {
  if (languagePreference.get() === 'fr') await loadFrenchMessages().catch(() => undefined);
}

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

function logCall(method: string, path: string, outcome: number | 'failed', duration: number): void {
  // biome-ignore lint/suspicious/noConsole: the product logs its requests, without query, body or personal data
  console.debug(`${method} ${path} ${outcome} ${Math.round(duration)} ms`);
}
