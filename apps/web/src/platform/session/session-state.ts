import type { Role, SessionUser } from '@evenway/contract';

export interface SessionState {
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly role: Role | null;
  readonly userId: string | null;
  readonly orgId: string | null;
  readonly email: string | null;
  /** When the account, or the organization, will be deleted; null unless that is scheduled. */
  readonly accountDeletesAt: string | null;
  readonly organizationDeletesAt: string | null;
  /** Since when the operator has suspended the organization, or null. */
  readonly organizationSuspendedAt: string | null;
  /** The organization that this browser showed until one of its admins removed the person. */
  readonly removedFrom: string | null;
}

export type SessionAction =
  | { readonly type: 'LOGIN_START' }
  | { readonly type: 'LOGIN_SUCCESS'; readonly user: SessionUser }
  | { readonly type: 'LOGIN_FAILURE' }
  | { readonly type: 'LOGOUT' }
  | { readonly type: 'SET_LOADING'; readonly isLoading: boolean };

const signedOut: SessionState = {
  isAuthenticated: false,
  isLoading: false,
  role: null,
  userId: null,
  orgId: null,
  email: null,
  accountDeletesAt: null,
  organizationDeletesAt: null,
  organizationSuspendedAt: null,
  removedFrom: null,
};

/** Nobody is known yet, and the request is pending. */
export const initialSession: SessionState = { ...signedOut, isLoading: true };

export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'LOGIN_START':
      return { ...state, isLoading: true };
    case 'LOGIN_SUCCESS': {
      const { role, userId, orgId, email } = action.user;
      const { accountDeletesAt = null, removedFrom = null } = action.user;
      const { organizationDeletesAt = null, organizationSuspendedAt = null } = action.user;
      const next = {
        ...{ role, userId, orgId, email, accountDeletesAt, removedFrom },
        ...{ organizationDeletesAt, organizationSuspendedAt },
      };
      const isKnown = state.isAuthenticated && !state.isLoading;
      // Nothing has changed: no screen has to re-render.
      if (isKnown && Object.entries(next).every(([name, value]) => state[name as keyof typeof next] === value))
        return state;
      return { isAuthenticated: true, isLoading: false, ...next };
    }
    case 'LOGIN_FAILURE':
    case 'LOGOUT':
      return signedOut;
    case 'SET_LOADING':
      return { ...state, isLoading: action.isLoading };
  }
}
