// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/single-sign-on.ts';

export const startSingleSignOn = post<typeof endpoints.startSingleSignOn>("/auth/single-sign-on", "Signing in with your company failed. Please try again.");
export const returnFromSingleSignOn = get<typeof endpoints.returnFromSingleSignOn>("/auth/single-sign-on/:id/callback", "Signing in with your company failed. Please try again.", {"answer":"redirect"});
export const getSingleSignOn = get<typeof endpoints.getSingleSignOn>("/organization/single-sign-on", "Could not load single sign-on");
export const saveSsoProvider = put<typeof endpoints.saveSsoProvider>("/organization/single-sign-on/provider", "Could not save the provider");
export const saveSsoRoles = put<typeof endpoints.saveSsoRoles>("/organization/single-sign-on/roles", "Could not save the roles");
export const trySingleSignOn = post<typeof endpoints.trySingleSignOn>("/organization/single-sign-on/try", "Could not reach the provider");
export const setSsoMode = put<typeof endpoints.setSsoMode>("/organization/single-sign-on/mode", "Could not switch single sign-on");
export const removeSsoProvider = del<typeof endpoints.removeSsoProvider>("/organization/single-sign-on/provider", "Could not remove the provider");
export const addSsoDomain = post<typeof endpoints.addSsoDomain>("/organization/single-sign-on/domains", "Could not add the domain");
export const checkSsoDomain = post<typeof endpoints.checkSsoDomain>("/organization/single-sign-on/domains/:id/check", "Could not check the domain");
export const removeSsoDomain = del<typeof endpoints.removeSsoDomain>("/organization/single-sign-on/domains/:id", "Could not remove the domain");
