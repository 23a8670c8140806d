import { keepLanguage } from '../preferences/language.ts';
import { removeStored, STORAGE_KEYS, writeStored } from '../storage.ts';

/** Stored while someone is signed in here. `before-paint.js` reads it too: public pages then link to the dashboard. */
export function keepToken(token: string): void {
  writeStored(STORAGE_KEYS.authToken, token);
  keepLanguage();
  mark(true);
}

export function forgetToken(): void {
  removeStored(STORAGE_KEYS.authToken);
  mark(false);
}

/** A few screens of the application share the header of the public site. */
function mark(isSignedIn: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}
