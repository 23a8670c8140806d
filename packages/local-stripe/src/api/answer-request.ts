import { createHash } from 'node:crypto';
import { toList } from '../objects/to-list.ts';
import type { Kind } from '../store/records.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Work } from '../work.ts';
import { ApiError, invalid, toErrorBody } from './api-error.ts';
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

const MAX_DEPTH = 4;

/** Replaces ids with their objects along the requested paths. */
function expand(transaction: Transaction, body: object, paths: readonly string[]): object {
  let expanded: unknown = body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`, 'expand');
    }
    expanded = follow(transaction, expanded, steps, path);
  }
  return expanded as object;
}

function follow(transaction: Transaction, value: unknown, steps: string[], path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => follow(transaction, element, steps, path));
  if (typeof value !== 'object') throw cannotExpand(path);
  const parent: Record<string, unknown> = { ...value };
  const expansion = findExpansion(transaction, parent, step);
  if (expansion === undefined) throw cannotExpand(path);
  if (rest.length === 0 && expansion === parent[step] && expansion !== null) throw cannotExpand(path);
  return { ...parent, [step]: follow(transaction, expansion, rest, path) };
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}

/** The kind of object that an id in a field of this name belongs to. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['charge', 'charge'],
  ['customer', 'customer'],
  ['subscription', 'subscription'],
  ['invoice', 'invoice'],
  ['latest_invoice', 'invoice'],
  ['product', 'product'],
  ['price', 'price'],
  ['default_price', 'price'],
  ['default_payment_method', 'payment_method'],
  ['test_clock', 'test_clock'],
]);

/** The object of a field, the field itself if it contains objects already, or nothing if there is none. */
function findExpansion(transaction: Transaction, parent: Record<string, unknown>, field: string): unknown {
  const value = parent[field];
  if (parent.object === 'checkout.session' && field === 'line_items') {
    const id = String(parent.id);
    const lines = transaction.find('checkout_order', id)?.lines ?? [];
    return toList(lines, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (parent.object === 'customer' && field === 'subscriptions') {
    const running = transaction
      .all('subscription')
      .filter(({ customer, ended_at: endedAt }) => customer === parent.id && endedAt === null);
    return toList(running.toReversed(), `/v1/customers/${String(parent.id)}/subscriptions`);
  }
  const kind = KINDS.get(field);
  if (value === null && kind) return null;
  if (typeof value !== 'string' || !kind) return typeof value === 'object' && value !== null ? value : undefined;
  return transaction.find(kind, value) ?? transaction.find('deleted_customer', value);
}
