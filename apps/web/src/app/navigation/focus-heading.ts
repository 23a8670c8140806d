import { useEffect, useRef } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';

/**
 * After a navigation, focus moves to the new page's heading, as it would after a full load. Anchors keep their own
 * target, and so does a page that has put the cursor into one of its fields.
 */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === '') return focusHeadingWhenThere();
  }, [pathname, hash]);
}

// A guarded page shows its heading only when the session is known.
function focusHeadingWhenThere(): (() => void) | undefined {
  if (focusHeading()) return;
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  if (document.activeElement?.matches('main input')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
