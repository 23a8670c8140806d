/** Keys in the browser's local storage. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  theme: 'theme',
  language: 'language',
  cookieConsent: 'cookieConsent',
  analytics: 'analytics',
  marketing: 'marketing',
} as const;

/**
 * Local storage may be unavailable: some browsers refuse it (blocked cookies, private windows). Then a value lasts as
 * long as the page, and nothing breaks.
 */
const whilePageLives = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return whilePageLives.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    whilePageLives.set(key, value);
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    whilePageLives.delete(key);
  }
}

/** Calls back when another tab changes the key. Clearing the storage changes every key. */
export function onStoredElsewhere(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
    if (event.key === null) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
