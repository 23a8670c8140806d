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

/**
 * One visit per browser session, as near as that can be told without a cookie or an identifier. A tab that was counted is
 * marked, and the one key all tabs of the site share holds when its last page was opened, in steps of ten minutes: a new
 * tab is a new visit when that is more than 30 minutes ago. Where nothing can be kept, nothing is counted.
 */
export function isNewVisit(saved: Saved): boolean {
  const now = Math.floor(Date.now() / 600_000);
  const last = saved.t ?? 0;
  const isKnown = markSession('v', true) || (last <= now && now - last < 4);
  if (last !== now) {
    saved.t = now;
    writeSaved(saved);
  }
  return !isKnown;
}

/** Marks of this tab: `v` once counted, `h` while the button is hidden. False when it cannot be kept. */
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
