import type { Identity } from './identity.ts';

/**
 * A fault of the provider: it is down, or it lets someone through who signed in long ago although a new sign-in was
 * required.
 */
export type Fault = 'none' | 'hang' | 'error' | 'stale';

export interface Login extends Identity {
  fault: Fault;
}

export interface LoginStore {
  add(grantId: string, login: Login): void;
  find(grantId: string | undefined): Login | undefined;
}

const KEPT = 1_000;

/** Stored per grant and not per subject: if someone signs in twice with different answers, each code gets its own. */
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
