import { logOut, type SessionUser, switchOrganization } from '@evenway/contract';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { call } from '../api/call.ts';
import { onRefusal } from '../api/refusals.ts';
import { onStoredElsewhere, readStored, STORAGE_KEYS } from '../storage.ts';
import { createPendingLogout } from './pending-logout.ts';
import { hasReturnedSignedIn } from './provider-visit.ts';
import { beginSession, fetchSessionUser, prolongSession, sendPassword } from './session-calls.ts';
import { type Session, SessionContext } from './session-context.ts';
import { initialSession, sessionReducer } from './session-state.ts';
import { shownOrganization } from './shown-organization.ts';
import { forgetToken } from './stored-token.ts';
import { isTokenStale } from './token-claims.ts';
import { useWatchedRole } from './use-watched-role.ts';

/** Knows who is signed in. Mounted around the pages that ask; public pages make no call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, initialSession);
  const [problem, setProblem] = useState<unknown>(null);
  const [ended, setEnded] = useState<Session['ended']>(null);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const ignoredMove = useRef<string>(null);
  const [pending] = useState(() => createPendingLogout(() => call(logOut, {})));
  const pendingLogout = useStore(pending.state);

  /** From here on the page shows the organization of this user. */
  const adopt = useCallback((user: SessionUser | null) => {
    shownOrganization.set(user?.orgId ?? null);
    setMovedTo(null);
    // A session can end without this browser; public pages would go on showing the way to the dashboard.
    if (user === null) forgetToken();
    dispatch(user ? { type: 'LOGIN_SUCCESS', user } : { type: 'LOGIN_FAILURE' });
  }, []);

  /** Someone who is signed in keeps their page and what they typed, also when the question fails. */
  const readUser = useCallback(async () => {
    const user = await fetchSessionUser();
    setProblem(null);
    adopt(user);
  }, [adopt]);

  /** The same, but a page that shows an organization goes on showing it until its reader agrees. */
  const lookAgain = useCallback(async () => {
    const user = await fetchSessionUser();
    const shown = shownOrganization.get();
    if (shown === null || !user?.orgId || user.orgId === shown) return adopt(user);
    if (user.orgId !== ignoredMove.current) setMovedTo(user.orgId);
  }, [adopt]);

  const reload = useCallback(async () => {
    if (!state.isAuthenticated) dispatch({ type: 'SET_LOADING', isLoading: true });
    try {
      await (state.isAuthenticated ? lookAgain() : readUser());
    } catch (error) {
      if (state.isAuthenticated) return;
      setProblem(error);
      dispatch({ type: 'LOGIN_FAILURE' });
    }
  }, [state.isAuthenticated, readUser, lookAgain]);

  const refresh = useCallback(async () => {
    // The session is good without it; who the person is now is what the caller waits for.
    await prolongSession().catch(() => undefined);
    await readUser();
  }, [readUser]);

  const end = useCallback((reason: Session['ended']) => {
    shownOrganization.set(null);
    setMovedTo(null);
    forgetToken();
    setEnded(reason);
    dispatch({ type: 'LOGOUT' });
  }, []);

  const firstQuestion = useRef<Promise<void>>(null);
  const enter = useCallback<Session['enter']>(
    async (prove) => {
      // Asked before the sign-in and answered after it, "nobody" would end the new session.
      await firstQuestion.current;
      dispatch({ type: 'LOGIN_START' });
      try {
        const user = await pending.during(async () => beginSession(await prove()));
        setEnded(null);
        // Who asked in vain before knows now.
        setProblem(null);
        adopt(user);
        return user;
      } catch (error) {
        forgetToken();
        dispatch({ type: 'LOGIN_FAILURE' });
        throw error;
      }
    },
    [pending, adopt],
  );
  const login = useCallback<Session['login']>((credentials) => enter(() => sendPassword(credentials)), [enter]);

  const questions = useRef(new Set<() => Promise<boolean>>());
  const askBeforeLogout = useCallback<Session['askBeforeLogout']>((mayLeave) => {
    questions.current.add(mayLeave);
    return () => void questions.current.delete(mayLeave);
  }, []);

  const switchTo = useCallback<Session['switchTo']>(
    async (organizationId) => {
      for (const mayLeave of questions.current) if (!(await mayLeave())) return false;
      await call(switchOrganization, { body: { organizationId } });
      await refresh();
      return true;
    },
    [refresh],
  );
  const stayHere = useCallback(() => {
    ignoredMove.current = movedTo;
    setMovedTo(null);
  }, [movedTo]);

  const logout = useCallback(async () => {
    for (const mayLeave of questions.current) if (!(await mayLeave())) return;
    await pending.start();
    end('signed-out');
  }, [end, pending]);

  const forgetAccount = useCallback(() => end('left'), [end]);

  const onStart = useEffectEvent(async () => {
    if (hasReturnedSignedIn(window.location.pathname)) pending.settle();
    await pending.resume();
    // Who signed out stays signed out here, whatever the cookie of the session still says.
    if (pending.state.get() === 'open') end('signed-out');
    else await reload();
  });
  const onForgotten = useEffectEvent(() => {
    if (state.isAuthenticated) end('expired');
  });
  const onTokenElsewhere = useEffectEvent((token: string | null) => {
    if (token === null && state.isAuthenticated) end('signed-out');
    if (token !== null && !state.isAuthenticated) void reload();
  });
  useEffect(() => {
    firstQuestion.current = onStart();
  }, []);
  const onSwitched = useEffectEvent(() => {
    ignoredMove.current = null;
    void reload();
  });
  useEffect(() => onRefusal('unauthorized', () => onForgotten()), []);
  useEffect(() => onRefusal('switched', () => onSwitched()), []);
  useEffect(() => onStoredElsewhere(STORAGE_KEYS.authToken, (token) => onTokenElsewhere(token)), []);
  useKeepAlive(state.isAuthenticated);
  useWatchedRole(state.isAuthenticated, reload);

  const actions = useMemo(
    () => ({ login, enter, logout, forgetAccount, askBeforeLogout, refresh, reload, switchTo, stayHere }),
    [login, enter, logout, forgetAccount, askBeforeLogout, refresh, reload, switchTo, stayHere],
  );
  const session = useMemo(
    () => ({ ...state, problem, ended, pendingLogout, movedTo, ...actions }),
    [state, problem, ended, pendingLogout, movedTo, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Sessions slide only when asked to: once per visit, when the short-lived token has run out. */
function useKeepAlive(isAuthenticated: boolean): void {
  useEffect(() => {
    if (!isAuthenticated || !isTokenStale(readStored(STORAGE_KEYS.authToken), Date.now())) return;
    // Nothing is lost when this fails: the session is still good, and the next visit asks again.
    prolongSession().catch(() => undefined);
  }, [isAuthenticated]);
}
