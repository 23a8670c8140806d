/** What the sign-in page says above its form. */
export interface LoginNotice {
  readonly tone: 'success' | 'error' | 'info';
  readonly message: string;
  /** The address is known but not confirmed yet: a new mail can be asked for. */
  readonly canResend?: boolean;
}

/**
 * The notice that an address carries: `error`, or `message` with a `type`. It is shown as plain text, whatever it says.
 * An `error` without words is a provider that said nothing.
 */
export function readNotice(query: URLSearchParams, wordlessError: string): LoginNotice | null {
  const error = query.get('error');
  if (error !== null) return { tone: 'error', message: error || wordlessError };
  const message = query.get('message');
  if (!message) return null;
  return { tone: query.get('type') === 'success' ? 'success' : 'error', message };
}

/** The query without what has been read. */
export function withoutNotice(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['error', 'message', 'type']) rest.delete(name);
  return rest;
}

/** True for an address that is already taken, where signing in is the way on. */
export function mentionsExistingAccount(message: string): boolean {
  return message.includes('already exists') || message.includes('existe déjà');
}
