import type { SessionUser } from '@evenway/contract';
import { createContext, use } from 'react';
import type { SessionState } from './session-state.ts';

export interface Session extends SessionState {
  /** Why the last session ended: the person signed out, or the server forgot it. */
  readonly ended: 'signed-out' | 'expired' | null;
  /** Set when the server could not be asked who is signed in. */
  readonly problem: unknown;
  /** Signs in and learns who that is. `password` is what was typed. Rejects with what went wrong. */
  login(credentials: { email: string; password: string }): Promise<SessionUser>;
  /** Ends the session everywhere. A failure of the call is ignored: this browser forgets it in any case. */
  logout(): Promise<void>;
  /** Has every logout wait for an answer; false keeps the person here. Returns how to stop asking. */
  askBeforeLogout(mayLeave: () => Promise<boolean>): () => void;
  /** Prolongs the session and reads the user again. */
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
