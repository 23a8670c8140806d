import type { SessionUser } from '@evenway/contract';
import { createContext, use } from 'react';
import type { PendingLogoutState } from './pending-logout.ts';
import type { Credentials } from './session-calls.ts';
import type { SessionState } from './session-state.ts';

export interface Session extends SessionState {
  /** Why the last session ended: the person signed out, the server forgot it, or the account is gone. */
  readonly ended: 'signed-out' | 'expired' | 'left' | null;
  /** Whether the server was told of the last sign-out. */
  readonly pendingLogout: PendingLogoutState;
  /** Set when the server could not be asked who is signed in. */
  readonly problem: unknown;
  /** Signs in and learns who that is. Rejects with what went wrong. */
  login(credentials: Credentials): Promise<SessionUser>;
  /** The same by another way: `prove` makes the call that answers with a token. */
  enter(prove: () => Promise<{ token: string }>): Promise<SessionUser>;
  /** Ends the session everywhere. This browser forgets it in any case; a call that fails is made again until it works. */
  logout(): Promise<void>;
  /** The person has left and the account with it: this browser forgets the session, and there is nothing to end. */
  forgetAccount(): void;
  /** Has every logout wait for an answer; false keeps the person here. Returns how to stop asking. */
  askBeforeLogout(mayLeave: () => Promise<boolean>): () => void;
  /** Set while the server answers for another organization than the one this page shows: another tab has switched, or the person was removed. */
  readonly movedTo: string | null;
  /** Keeps the page as it is for now; the next refused call brings the question back. */
  stayHere(): void;
  /** Goes on in another organization of this person. False when the person wants to stay after all. */
  switchTo(organizationId: string): Promise<boolean>;
  /** Prolongs the session and reads the user again. Rejects when the user could not be read. */
  refresh(): Promise<void>;
  /** Reads the user again. */
  reload(): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
