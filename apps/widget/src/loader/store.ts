import type { Saved } from '../settings/saved.ts';

const key = 'evenway';

/** Reads what the visitor has chosen here; with storage blocked it lives as long as the page. */
export function readSaved(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (typeof saved === 'object' && saved) return Object.assign(Object.create(null), saved);
  } catch {
    // Blocked, empty or broken: as if nothing had been chosen.
  }
  return Object.create(null);
}

export function writeSaved(saved: Saved): void {
  const text = JSON.stringify(saved);
  try {
    if (text === '{}') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full: the choices hold for this page view.
  }
}

/** Marks of this browser session: `v` once counted, `h` while the button is hidden. False when it cannot be kept. */
export function markSession(mark: 'v' | 'h', set: boolean): boolean {
  try {
    const marks = sessionStorage.getItem(key) ?? '';
    if (set && !marks.includes(mark)) sessionStorage.setItem(key, marks + mark);
    return marks.includes(mark);
  } catch {
    return mark === 'v';
  }
}

export function unhideSession(): void {
  try {
    sessionStorage.setItem(key, 'v');
  } catch {
    // Nothing was kept, so nothing hides it.
  }
}
