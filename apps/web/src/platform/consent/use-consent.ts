import { useStore } from '../../lib/store.ts';
import { type Consent, consent } from './consent.ts';

/** The visitor's answer about cookies; undefined while a page drawn by the server has not looked yet. */
export function useConsent(): Consent | undefined {
  return useStore<Consent | undefined>(consent, notKnownYet);
}

const notKnownYet = () => undefined;
