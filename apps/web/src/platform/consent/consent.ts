import { createStore } from '../../lib/store.ts';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '../storage.ts';

export const consentKinds = ['analytics', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export type ConsentAnswer = 'accepted' | 'rejected' | 'customized';
export type ConsentToggles = Readonly<Record<ConsentKind, boolean>>;
/** A visitor's answer about cookies; null before the first. */
export type Consent = ({ readonly answer: ConsentAnswer } & ConsentToggles) | null;

const ANSWERS: readonly ConsentAnswer[] = ['accepted', 'rejected', 'customized'];
const KEYS = [STORAGE_KEYS.cookieConsent, ...consentKinds.map((kind) => STORAGE_KEYS[kind])];

/** This browser's answer. Every tab and every component that subscribes is notified of a change. */
export function createConsent() {
  const changes = createStore<Consent | undefined>(undefined);
  let followers = 0;
  let stopFollowing: (() => void) | undefined;
  let current: Consent | undefined;

  const get = (): Consent => {
    current ??= readConsent();
    return current;
  };
  const changed = () => {
    current = readConsent();
    changes.set(current);
  };

  return {
    get,
    save(answer: ConsentAnswer, toggles: ConsentToggles): void {
      for (const kind of consentKinds) writeStored(STORAGE_KEYS[kind], String(toggles[kind]));
      // Last: another tab that reads the answer must find the rest.
      writeStored(STORAGE_KEYS.cookieConsent, answer);
      changed();
    },
    subscribe(listener: () => void): () => void {
      if (followers === 0) stopFollowing = followOtherTabs(changed);
      followers += 1;
      const stop = changes.subscribe(listener);
      return () => {
        stop();
        followers -= 1;
        if (followers === 0) stopFollowing?.();
      };
    },
  };
}

export const consent = createConsent();

export const acceptAll = () => consent.save('accepted', { analytics: true, marketing: true });
export const declineAll = () => consent.save('rejected', { analytics: false, marketing: false });

function readConsent(): Consent {
  const answer = ANSWERS.find((one) => one === readStored(STORAGE_KEYS.cookieConsent));
  if (answer === undefined) return null;
  const isOn = (kind: ConsentKind) => readStored(STORAGE_KEYS[kind]) === 'true';
  return { answer, analytics: isOn('analytics'), marketing: isOn('marketing') };
}

function followOtherTabs(changed: () => void): () => void {
  const stops = KEYS.map((key) => onStoredElsewhere(key, changed));
  return () => {
    for (const stop of stops) stop();
  };
}
