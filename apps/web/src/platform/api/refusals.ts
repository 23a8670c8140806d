import { createStore } from '../../lib/store.ts';
import type { ApiError } from './api-error.ts';

/**
 * What a refused call says about the session: the server does not know it, role or organization are not what we think (or closed), or the
 * organization asks for a second factor that the person does not have, or for another way of signing in.
 */
type Refusal = 'unauthorized' | 'forbidden' | 'switched' | 'second_factor_missing' | 'single_sign_on_required';

const lastRefusal = createStore<Refusal | null>(null);

/** Tells the part that keeps the session. */
export function announceRefusal({ status, code }: ApiError): void {
  // A wrong password is a 401 too, and says nothing about the session.
  if (status === 401 && code !== 'invalid_credentials') lastRefusal.set('unauthorized');
  else if (code === 'organization_switched') lastRefusal.set('switched');
  else if (ROLE_CODES.has(code)) lastRefusal.set('forbidden');
  else if (code === 'second_factor_missing' || code === 'single_sign_on_required') lastRefusal.set(code);
}

/** Calls back at every such refusal. Returns how to stop. */
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
