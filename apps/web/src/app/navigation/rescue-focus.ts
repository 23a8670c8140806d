import { useEffect } from 'react';

/** Dialogs and menus give focus back themselves, a moment after they have gone. */
const PATIENCE_MS = 120;

/**
 * What had the focus may go away: a button with its notice, a form with its step. The browser then puts the focus on the
 * body, where a keyboard starts from the top and a screen reader is lost. The page's heading takes it instead.
 */
export function useRescuedFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const rescue = () => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      last = null;
      document.querySelector<HTMLElement>('[role="dialog"], main h1')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, PATIENCE_MS);
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
