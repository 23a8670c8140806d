import type { ApiError } from './api-error.ts';

const listeners = new Set<() => void>();

/** Tells whoever keeps the session that the server does not know it any more. */
export function announceUnauthorized(error: ApiError): void {
  // A wrong password is a 401 too, and says nothing about the session.
  if (error.code === 'invalid_credentials') return;
  for (const listener of listeners) listener();
}

export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
