/** What a screen passes to the next one in the navigation state, so that an address is typed once. Never in the URL. */
interface EmailState {
  readonly email: string;
}

/** For an address that may be unknown. */
export const carryEmail = (email: string | null): EmailState | null => (email === null ? null : { email });

/** The address that the screen before passed on, if any. */
export function readEmail(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' && state.email !== '' ? state.email : null;
}
