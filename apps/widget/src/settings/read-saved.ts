import { parse } from '../page/attempt.ts';
import type { Saved } from './saved.ts';

/** The only key we use, in local and session storage. */
export const storageKey = 'evenway';

/** The visitor's choices. If they are blocked, missing or corrupt, as if nothing had been chosen. */
export const readSaved = (): Saved => parse(() => localStorage.getItem(storageKey));
