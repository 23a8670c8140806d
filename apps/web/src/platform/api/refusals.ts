import { SESSION_ENDS, type SessionEnd } from '@evenway/contract';
import type { ApiError } from './api-error.ts';

/**
 * What a refused call says about the session: it has ended, role or organization have changed (or it is closed or suspended), or the
 * organization requires a second factor that the person lacks, or another way of signing in.
 */
type Refusal = 'unauthorized' | 'forbidden' | 'switched' | 'second_factor_missing' | 'single_sign_on_required';
/** `reason` is why the session ended; null if the server did not know one here. */
type Listener = (reason: SessionEnd | null) => void;

const listeners = new Map<Refusal, Set<Listener>>();

/** Notifies the session code. */
export function announceRefusal({ status, code }: ApiError): void {
  const announce = (refusal: Refusal) => {
    for (const listener of listeners.get(refusal) ?? []) listener(isSessionEnd(code) ? code : null);
  };
  // A wrong password is a 401 too, and says nothing about the session.
  if (status === 401 && code !== 'invalid_credentials') announce('unauthorized');
  else if (code === 'organization_switched') announce('switched');
  else if (ROLE_CODES.has(code)) announce('forbidden');
  else if (code === 'second_factor_missing' || code === 'single_sign_on_required') announce(code);
}

/** Calls back at every such refusal. Returns a function that unsubscribes. */
export function onRefusal(refusal: Refusal, listener: Listener): () => void {
  const all = listeners.get(refusal) ?? new Set();
  listeners.set(refusal, all.add(listener));
  return () => void all.delete(listener);
}

const isSessionEnd = (code: string | undefined): code is SessionEnd => SESSION_ENDS.some((end) => end === code);

const ROLE_CODES: ReadonlySet<string | undefined> = new Set([
  'forbidden',
  'organization_required',
  'organization_closed',
  'organization_suspended',
  'account_closed',
]);
