import { logOut, STORAGE_KEYS } from '@evenway/contract';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { onUnauthorized } from '../api/unauthorized.ts';
import { onStoredElsewhere, readStored, removeStored } from '../storage.ts';
import { fetchSessionUser, prolongSession, signInWithPassword } from './session-calls.ts';
import { type Session, SessionContext } from './session-context.ts';
import { initialSession, sessionReducer } from './session-state.ts';
import { isTokenStale } from './token-claims.ts';

/** Knows who is signed in. Mounted around the pages that ask; public pages make no call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, initialSession);
  const [problem, setProblem] = useState<unknown>(null);
  const [ended, setEnded] = useState<Session['ended']>(null);

  const reload = useCallback(async () => {
    // Someone who is signed in keeps their page while the answer is on its way.
    if (!state.isAuthenticated) dispatch({ type: 'SET_LOADING', isLoading: true });
    try {
      const user = await fetchSessionUser();
      setProblem(null);
      dispatch(user ? { type: 'LOGIN_SUCCESS', user } : { type: 'LOGIN_FAILURE' });
    } catch (error) {
      setProblem(error);
      dispatch({ type: 'LOGIN_FAILURE' });
    }
  }, [state.isAuthenticated]);

  const refresh = useCallback(async () => {
    await prolongSession();
    await reload();
  }, [reload]);

  const end = useCallback((reason: Session['ended']) => {
    removeStored(STORAGE_KEYS.authToken);
    setEnded(reason);
    dispatch({ type: 'LOGOUT' });
  }, []);

  const login = useCallback<Session['login']>(async (credentials) => {
    dispatch({ type: 'LOGIN_START' });
    try {
      const user = await signInWithPassword(credentials);
      setEnded(null);
      dispatch({ type: 'LOGIN_SUCCESS', user });
      return user;
    } catch (error) {
      removeStored(STORAGE_KEYS.authToken);
      dispatch({ type: 'LOGIN_FAILURE' });
      throw error;
    }
  }, []);

  const questions = useRef(new Set<() => Promise<boolean>>());
  const askBeforeLogout = useCallback<Session['askBeforeLogout']>((mayLeave) => {
    questions.current.add(mayLeave);
    return () => void questions.current.delete(mayLeave);
  }, []);
  const logout = useCallback(async () => {
    for (const mayLeave of questions.current) if (!(await mayLeave())) return;
    await call(logOut, {}).catch(() => undefined);
    end('signed-out');
  }, [end]);

  const onStart = useEffectEvent(() => void reload());
  const onForgotten = useEffectEvent(() => {
    if (state.isAuthenticated) end('expired');
  });
  const onTokenElsewhere = useEffectEvent((token: string | null) => {
    if (token === null && state.isAuthenticated) end('signed-out');
    if (token !== null && !state.isAuthenticated) void reload();
  });
  useEffect(() => onStart(), []);
  useEffect(() => onUnauthorized(() => onForgotten()), []);
  useEffect(() => onStoredElsewhere(STORAGE_KEYS.authToken, (token) => onTokenElsewhere(token)), []);
  useKeepAlive(state.isAuthenticated);

  const session = useMemo(
    () => ({ ...state, problem, ended, login, logout, askBeforeLogout, refresh, reload }),
    [state, problem, ended, login, logout, askBeforeLogout, refresh, reload],
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
