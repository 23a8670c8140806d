import { createStore } from '../../lib/store.ts';
import type { ApiError } from './api-error.ts';

/**
 * What a refused call says about the session: the server does not know it, role or organization have changed (or it is
 * closed), or the organization requires a second factor that the person lacks, or another way of signing in.
 */
type Refusal = 'unauthorized' | 'forbidden' | 'switched' | 'second_factor_missing' | 'single_sign_on_required';

const lastRefusal = createStore<Refusal | null>(null);

/** Notifies the session code. */
export function announceRefusal({ status, code }: ApiError): void {
  // A wrong password is a 401 too, and says nothing about the session.
  if (status === 401 && code !== 'invalid_credentials') lastRefusal.set('unauthorized');
  else if (code === 'organization_switched') lastRefusal.set('switched');
  else if (ROLE_CODES.has(code)) lastRefusal.set('forbidden');
  else if (code === 'second_factor_missing' || code === 'single_sign_on_required') lastRefusal.set(code);
}

/** Calls back at every such refusal. Returns a function that unsubscribes. */
export function onRefusal(refusal: Refusal, listener: () => void): () => void {
  return lastRefusal.subscribe(() => {
    if (lastRefusal.get() === refusal) listener();
  });
}

const ROLE_CODES: ReadonlySet<string | undefined> = new Set([
  'forbidden',
  'organization_required',
  'organization_closed',
  'account_closed',
]);
