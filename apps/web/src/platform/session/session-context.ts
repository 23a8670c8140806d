import type { SessionEnd, SessionUser } from '@evenway/contract';
import { createContext, use } from 'react';
import type { PendingLogoutState } from './pending-logout.ts';
import type { Credentials } from './session-calls.ts';
import type { SessionState } from './session-state.ts';

export interface Session extends SessionState {
  /** Why the last session ended: the person signed out or left here, or the server says so. */
  readonly ended: 'signed-out' | 'left' | SessionEnd | null;
  /** Whether the server knows of the last sign-out. */
  readonly pendingLogout: PendingLogoutState;
  /** Set if the server could not be asked who is signed in. */
  readonly problem: unknown;
  /** Signs in and loads the user. Rejects with the failure. */
  login(credentials: Credentials): Promise<SessionUser>;
  /** The same by another way: `prove` makes the call that returns a token. */
  enter(prove: () => Promise<{ token: string }>): Promise<SessionUser>;
  /** Ends the session everywhere. This browser forgets it in any case; a failed call is retried until it succeeds. */
  logout(): Promise<void>;
  /** The person has left and the account is deleted: this browser forgets the session, and there is nothing to end. */
  forgetAccount(): void;
  /** Makes every logout ask first; false cancels it. Returns a function that unregisters this. */
  askBeforeLogout(mayLeave: () => Promise<boolean>): () => void;
  /**
   * Set while the server responds for another organization than this page shows: another tab has switched, or the
   * person was removed.
   */
  readonly movedTo: string | null;
  /** Keeps the page as it is for now; the next refused call asks again. */
  stayHere(): void;
  /** Switches to another organization of this person. False if the person decides to stay. */
  switchTo(organizationId: string): Promise<boolean>;
  /** Extends the session and reloads the user. Rejects if the user could not be loaded. */
  refresh(): Promise<void>;
  /** Reloads the user. */
  reload(): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
