import { useEffect, useLayoutEffect, useRef } from 'react';
import { readFragment } from '../read-fragment.ts';
import { useLocation, useRouter } from './hooks.ts';

const STORAGE_KEY = 'scrolled';

/** A new screen starts at its top or at the section in the address; one returned to, where it was left. */
export function useScrollRestoration(): void {
  const { scrolled } = useRouter();
  const { key, pathname, hash } = useLocation();
  const last = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => store([...scrolled, [window.history.state?.key, window.scrollY]]);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [scrolled]);

  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === pathname;
    last.current = pathname;
    if (isFirst) for (const [at, top] of readStored()) scrolled.set(at, top);
    const top = scrolled.get(key);
    if (top !== undefined) window.scrollTo(0, top);
    else if (hash !== '') document.getElementById(readFragment(hash))?.scrollIntoView();
    else if (!isSame && !isFirst) window.scrollTo(0, 0);
  }, [scrolled, key, pathname, hash]);
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function store(positions: readonly [string, number][]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, a screen starts at its top after a reload.
  }
}
