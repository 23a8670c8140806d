import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from './consent.ts';
import { whenConsented } from './when-consented.ts';

let stored: Map<string, string>;
let storageListeners: Set<(event: { key: string | null; newValue: string | null }) => void>;

beforeEach(() => {
  stored = new Map();
  storageListeners = new Set();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: never) => storageListeners.add(listener),
    removeEventListener: (_type: string, listener: never) => storageListeners.delete(listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

function storeInAnotherTab(entries: Record<string, string>) {
  for (const [key, newValue] of Object.entries(entries)) {
    stored.set(key, newValue);
    for (const listener of storageListeners) listener({ key, newValue });
  }
}

describe('consent', () => {
  it('is none until the visitor has answered', () => {
    expect(createConsent().get()).toBeNull();
  });

  it('is stored as the answer and two strings', () => {
    createConsent().save('customized', { analytics: true, marketing: false });
    expect(Object.fromEntries(stored)).toEqual({ cookieConsent: 'customized', analytics: 'true', marketing: 'false' });
  });

  it('is found again on the next page', () => {
    createConsent().save('accepted', ALL);
    expect(createConsent().get()).toEqual({ answer: 'accepted', ...ALL });
  });

  it('ignores an answer that it does not know', () => {
    stored.set('cookieConsent', 'maybe').set('analytics', 'true');
    expect(createConsent().get()).toBeNull();
  });

  it('takes anything but "true" as a no', () => {
    stored.set('cookieConsent', 'customized').set('analytics', 'yes');
    expect(createConsent().get()).toEqual({ answer: 'customized', ...NONE });
  });

  it('hears of an answer in another tab', () => {
    const consent = createConsent();
    const heard = vi.fn();
    consent.subscribe(heard);
    storeInAnotherTab({ analytics: 'false', marketing: 'false', cookieConsent: 'rejected' });
    expect(heard).toHaveBeenCalled();
    expect(consent.get()).toEqual({ answer: 'rejected', ...NONE });
  });

  it('listens to other tabs only while somebody listens to it', () => {
    const consent = createConsent();
    const stop = consent.subscribe(vi.fn());
    expect(storageListeners.size).toBeGreaterThan(0);
    stop();
    expect(storageListeners.size).toBe(0);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const consent = createConsent();
    consent.save('rejected', NONE);
    expect(consent.get()).toEqual({ answer: 'rejected', ...NONE });
  });
});

describe('what needs consent', () => {
  it('waits for an answer, and for the right one', () => {
    const consent = createConsent();
    const load = vi.fn();
    whenConsented('analytics', load, consent);
    consent.save('rejected', NONE);
    consent.save('customized', { analytics: false, marketing: true });
    expect(load).not.toHaveBeenCalled();
    consent.save('accepted', ALL);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads at once where consent was given before, and only once', () => {
    const consent = createConsent();
    consent.save('accepted', ALL);
    const load = vi.fn();
    whenConsented('marketing', load, consent);
    consent.save('rejected', NONE);
    consent.save('accepted', ALL);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads when another tab says yes', () => {
    const load = vi.fn();
    whenConsented('analytics', load, createConsent());
    storeInAnotherTab({ analytics: 'true', marketing: 'true', cookieConsent: 'accepted' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not loaded by a toggle without an answer', () => {
    stored.set('analytics', 'true');
    const load = vi.fn();
    whenConsented('analytics', load, createConsent());
    expect(load).not.toHaveBeenCalled();
  });

  it('can stop waiting', () => {
    const consent = createConsent();
    const load = vi.fn();
    whenConsented('analytics', load, consent)();
    consent.save('accepted', ALL);
    expect(load).not.toHaveBeenCalled();
  });
});
