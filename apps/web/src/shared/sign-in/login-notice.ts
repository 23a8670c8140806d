import type { SessionEnd } from '@evenway/contract';
import type { Session } from '../../platform/session/session-context.ts';

/** What the sign-in page says above its form. */
export type LoginNotice =
  /** From the address, in English. */
  | { readonly tone: 'success' | 'error'; readonly message: string }
  | { readonly tone: 'error'; readonly error: unknown }
  | { readonly tone: 'success'; readonly text: 'left' }
  | { readonly tone: 'info'; readonly ended: SessionEnd };

type AddressNotice = Extract<LoginNotice, { message: string }>;

/**
 * The notice in an address: `error`, or `message` with a `type`. Only our own texts are shown. An empty `error` means a
 * provider that said nothing.
 */
export function readNotice(query: URLSearchParams, wordlessError: string): AddressNotice | null {
  const error = query.get('error');
  if (error !== null) return { tone: 'error', message: error || wordlessError };
  const message = query.get('message');
  if (!message) return null;
  return { tone: query.get('type') === 'success' ? 'success' : 'error', message };
}

/** What to say about the end of the last session. Whoever signed out knows. */
export function noticeOfEnd(ended: Session['ended']): LoginNotice | null {
  if (ended === null || ended === 'signed-out') return null;
  return ended === 'left' ? { tone: 'success', text: 'left' } : { tone: 'info', ended };
}

/** The query without what has been read. */
export function withoutNotice(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['error', 'message', 'type']) rest.delete(name);
  return rest;
}

/** True for an address that is already taken, where signing in is the next step. */
export function mentionsExistingAccount(message: string): boolean {
  return message.includes('already exists') || message.includes('existe déjà');
}
