import { createHash } from 'node:crypto';
import type { Work } from '../work.ts';
import { ApiError, toErrorBody } from './api-error.ts';
import { expand } from './expand.ts';
import type { FormFields } from './parse-form.ts';
import type { Route } from './route.ts';

export interface ApiAnswer {
  status: number;
  body: object;
  replayed: boolean;
}

interface ApiCall {
  path: string;
  ids: Record<string, string>;
  fields: FormFields;
}

/**
 * One request in one transaction. The same idempotency key gets the same response, and with other parameters a refusal.
 */
export function answerRequest(work: Work, route: Route, { path, ids, fields }: ApiCall): ApiAnswer {
  const { idempotencyKey: key } = work.request;
  const answer = (): ApiAnswer => {
    const { body, expand: paths } = route.run(work, { ids, fields });
    if (body instanceof ApiError) return { status: body.status, body: toErrorBody(body), replayed: false };
    return { status: 200, body: expand(work.transaction, body, paths), replayed: false };
  };
  if (route.method !== 'POST' || key === null) return answer();
  const fingerprint = fingerprintOf(path, fields);
  const saved = work.transaction.find('idempotent_answer', key);
  if (saved && saved.fingerprint !== fingerprint) {
    throw new ApiError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (saved) return { status: saved.status, body: saved.body, replayed: true };
  const { status, body } = answer();
  work.transaction.put('idempotent_answer', { id: key, fingerprint, status, body, savedAt: Date.now() });
  return { status, body, replayed: false };
}

/** A declined card is a result too: the same key gets it again, and nothing is retried. */
export function rememberDecline(work: Work, { path, fields }: ApiCall, error: ApiError): void {
  const { idempotencyKey: key } = work.request;
  if (key === null || error.status !== 402) return;
  const fingerprint = fingerprintOf(path, fields);
  const body = toErrorBody(error);
  work.transaction.put('idempotent_answer', { id: key, fingerprint, status: error.status, body, savedAt: Date.now() });
}

function fingerprintOf(path: string, fields: FormFields): string {
  return createHash('sha256')
    .update(JSON.stringify([path, fields]))
    .digest('hex');
}
