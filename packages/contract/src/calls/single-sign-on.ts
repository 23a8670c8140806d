import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/single-sign-on.ts';

const SIGN_IN_FAILED = 'Signing in with your company failed. Please try again.';

export const startSingleSignOn = post<typeof specs.startSingleSignOn>('/auth/single-sign-on', SIGN_IN_FAILED);
export const returnFromSingleSignOn = get<typeof specs.returnFromSingleSignOn>(
  '/auth/single-sign-on/:id/callback',
  SIGN_IN_FAILED,
  { answer: 'redirect' },
);

/** For the admins of an organization. */
export const getSingleSignOn = get<typeof specs.getSingleSignOn>(
  '/organization/single-sign-on',
  'Could not load single sign-on',
);
export const saveSsoProvider = put<typeof specs.saveSsoProvider>(
  '/organization/single-sign-on/provider',
  'Could not save the provider',
);
export const removeSsoProvider = del<typeof specs.removeSsoProvider>(
  '/organization/single-sign-on/provider',
  'Could not remove the provider',
);
export const saveSsoRoles = put<typeof specs.saveSsoRoles>(
  '/organization/single-sign-on/roles',
  'Could not save the roles',
);
export const trySingleSignOn = post<typeof specs.trySingleSignOn>(
  '/organization/single-sign-on/try',
  'Could not reach the provider',
);
export const setSsoMode = put<typeof specs.setSsoMode>(
  '/organization/single-sign-on/mode',
  'Could not switch single sign-on',
);
export const addSsoDomain = post<typeof specs.addSsoDomain>(
  '/organization/single-sign-on/domains',
  'Could not add the domain',
);
export const checkSsoDomain = post<typeof specs.checkSsoDomain>(
  '/organization/single-sign-on/domains/:id/check',
  'Could not check the domain',
);
export const removeSsoDomain = del<typeof specs.removeSsoDomain>(
  '/organization/single-sign-on/domains/:id',
  'Could not remove the domain',
);
