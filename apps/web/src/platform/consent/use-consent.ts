import { useSyncExternalStore } from 'react';
import { type Consent, consent } from './consent.ts';

/** The visitor's answer about cookies; undefined while a page drawn by the server has not looked yet. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(consent.subscribe, consent.get, notKnownYet);
}

const notKnownYet = () => undefined;
