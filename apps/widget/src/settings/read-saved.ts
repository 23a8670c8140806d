import { parse } from '../page/attempt.ts';
import type { Saved } from './saved.ts';

/** The one name under which anything is kept, in the storage of the site and of the tab. */
export const storageKey = 'evenway';

/** What the visitor has chosen here. Blocked, empty or broken: as if nothing had been chosen. */
export const readSaved = (): Saved => parse(() => localStorage.getItem(storageKey));
