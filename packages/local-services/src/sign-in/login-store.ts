import type { Identity } from './identity.ts';

/** What the provider does wrong: it is down, or it lets someone through who signed in long ago although a new sign-in was asked for. */
export type Fault = 'none' | 'hang' | 'error' | 'stale';

export interface Login extends Identity {
  fault: Fault;
}

export interface LoginStore {
  add(grantId: string, login: Login): void;
  find(grantId: string | undefined): Login | undefined;
}

const KEPT = 1_000;

/**
 * Kept for each grant and not for each subject: someone who signs in twice with other answers gets, with each of the two
 * codes, the answers that belong to it.
 */
export function createLoginStore(): LoginStore {
  const logins = new Map<string, Login>();
  return {
    add(grantId, login) {
      logins.set(grantId, login);
      for (const oldest of logins.keys()) {
        if (logins.size <= KEPT) break;
        logins.delete(oldest);
      }
    },
    find: (grantId) => (grantId === undefined ? undefined : logins.get(grantId)),
  };
}
