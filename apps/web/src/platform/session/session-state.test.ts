import { describe, expect, it } from 'vitest';
import { initialSession, sessionReducer } from './session-state.ts';

const user = { role: 'ORG_ADMIN', userId: 'u1', orgId: 'o1', email: 'ada@example.com' } as const;
const signedIn = sessionReducer(initialSession, { type: 'LOGIN_SUCCESS', user });
const stays = { accountDeletesAt: null, organizationDeletesAt: null, organizationSuspendedAt: null, removedFrom: null };
const nobody = {
  isAuthenticated: false,
  isLoading: false,
  role: null,
  userId: null,
  orgId: null,
  email: null,
  ...stays,
};

describe('session state', () => {
  it('asks who is signed in at the start', () => {
    expect(initialSession).toEqual({ ...nobody, isLoading: true });
  });

  it('keeps role, user and organization of a successful sign-in', () => {
    expect(signedIn).toEqual({ isAuthenticated: true, isLoading: false, ...user, ...stays });
  });

  it('is the same when nothing changed, and another with a new role', () => {
    expect(sessionReducer(signedIn, { type: 'LOGIN_SUCCESS', user: { ...user } })).toBe(signedIn);
    const demoted = sessionReducer(signedIn, { type: 'LOGIN_SUCCESS', user: { ...user, role: 'ORG_USER' } });
    expect(demoted).toEqual({ ...signedIn, role: 'ORG_USER' });
  });

  it('is another when the organization is closed, and when it is back', () => {
    const organizationDeletesAt = '2026-12-01T10:00:00.000Z';
    const closed = sessionReducer(signedIn, { type: 'LOGIN_SUCCESS', user: { ...user, organizationDeletesAt } });
    expect(closed).toEqual({ ...signedIn, organizationDeletesAt });
    expect(sessionReducer(closed, { type: 'LOGIN_SUCCESS', user })).toEqual(signedIn);
  });

  it('keeps a missing organization as null', () => {
    const state = sessionReducer(initialSession, { type: 'LOGIN_SUCCESS', user: { ...user, orgId: null } });
    expect(state.orgId).toBeNull();
  });

  it('is loading while a sign-in is under way', () => {
    expect(sessionReducer({ ...initialSession, isLoading: false }, { type: 'LOGIN_START' }).isLoading).toBe(true);
  });

  it.each(['LOGIN_FAILURE', 'LOGOUT'] as const)('forgets everything on %s', (type) => {
    expect(sessionReducer(signedIn, { type })).toEqual(nobody);
  });

  it('changes only the loading sign on SET_LOADING', () => {
    expect(sessionReducer(signedIn, { type: 'SET_LOADING', isLoading: true })).toEqual({
      ...signedIn,
      isLoading: true,
    });
  });
});
