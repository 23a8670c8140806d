import { logOut, type SessionEnd, type SessionUser, switchOrganization } from '@evenway/contract';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { forgetKept, keepFor } from '../../lib/kept-values.ts';
import { useStore } from '../../lib/use-store.ts';
import { call } from '../api/call.ts';
import { onRefusal } from '../api/refusals.ts';
import { onStoredElsewhere, readStored, STORAGE_KEYS } from '../storage.ts';
import { createPendingLogout, onLogoutElsewhere } from './pending-logout.ts';
import { hasReturnedSignedIn } from './provider-visit.ts';
import { beginSession, fetchSessionUser, prolongSession, sendPassword } from './session-calls.ts';
import { type Session, SessionContext } from './session-context.ts';
import { initialSession, sessionReducer } from './session-state.ts';
import { shownOrganization } from './shown-organization.ts';
import { forgetToken } from './stored-token.ts';
import { isTokenStale } from './token-claims.ts';
import { useWatchedRole } from './use-watched-role.ts';

/** Provides the signed-in user. Mounted around the pages that need it; public pages make no call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, initialSession);
  const [problem, setProblem] = useState<unknown>(null);
  const [ended, setEnded] = useState<Session['ended']>(null);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const ignoredMove = useRef<string>(null);
  const [pending] = useState(() => createPendingLogout(() => call(logOut, {})));
  const pendingLogout = useStore(pending.state);

  /** From now on the page shows the organization of this user. */
  const adopt = useCallback((user: SessionUser | null) => {
    shownOrganization.set(user?.orgId ?? null);
    setMovedTo(null);
    // A session can end elsewhere; public pages would keep showing the link to the dashboard.
    if (user === null) forgetToken();
    else keepFor(`${user.userId} ${user.orgId}`);
    dispatch(user ? { type: 'LOGIN_SUCCESS', user } : { type: 'LOGIN_FAILURE' });
  }, []);

  /** A signed-in person keeps their page and what they typed, even if this request fails. */
  const readUser = useCallback(async () => {
    const user = await fetchSessionUser();
    setProblem(null);
    adopt(user);
  }, [adopt]);

  /** The same, but a page that shows an organization keeps showing it until its reader agrees. */
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
    // The session is valid without it; the caller waits for the current user.
    await prolongSession().catch(() => undefined);
    await readUser();
  }, [readUser]);

  const end = useCallback((reason: Session['ended']) => {
    shownOrganization.set(null);
    setMovedTo(null);
    forgetToken();
    // Who only has to sign in again finds what was typed.
    if (reason === 'signed-out' || reason === 'left') forgetKept();
    setEnded(reason);
    dispatch({ type: 'LOGOUT' });
  }, []);

  const firstQuestion = useRef<Promise<void>>(null);
  const enter = useCallback<Session['enter']>(
    async (prove) => {
      // If it was requested before the sign-in but answered after it, "nobody" would end the new session.
      await firstQuestion.current;
      dispatch({ type: 'LOGIN_START' });
      try {
        const user = await pending.during(async () => beginSession(await prove()));
        setEnded(null);
        // The earlier failure is resolved.
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
    // Someone who signed out stays signed out here, even if the session's cookie is still valid.
    if (pending.state.get() === 'open') end('signed-out');
    else await reload();
  });
  const onForgotten = useEffectEvent((reason: SessionEnd | null) => {
    if (state.isAuthenticated) end(reason ?? 'session_ended');
    // A page that has just been opened, with the cookie of a session that ended before.
    else if (reason !== null) setEnded(reason);
  });
  /** Without a sign-out there, the session has ended for all tabs. */
  const isLeavingElsewhere = useRef(false);
  const onTokenElsewhere = useEffectEvent((token: string | null) => {
    if (token === null && state.isAuthenticated) end(isLeavingElsewhere.current ? 'signed-out' : 'session_ended');
    isLeavingElsewhere.current = false;
    if (token !== null && !state.isAuthenticated) void reload();
  });
  useEffect(() => {
    firstQuestion.current = onStart();
  }, []);
  const onSwitched = useEffectEvent(() => {
    ignoredMove.current = null;
    void reload();
  });
  useEffect(() => onRefusal('unauthorized', (reason) => onForgotten(reason)), []);
  useEffect(() => onRefusal('switched', () => onSwitched()), []);
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        isLeavingElsewhere.current = true;
      }),
    [],
  );
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

/** Sessions are only extended on request: once per visit, when the short-lived token has expired. */
function useKeepAlive(isAuthenticated: boolean): void {
  useEffect(() => {
    if (!isAuthenticated || !isTokenStale(readStored(STORAGE_KEYS.authToken), Date.now())) return;
    // Nothing is lost if this fails: the session is still valid, and the next visit retries.
    prolongSession().catch(() => undefined);
  }, [isAuthenticated]);
}
