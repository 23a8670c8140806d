import { useEffect } from 'react';

/** Dialogs and menus return focus themselves, shortly after they have closed. */
const PATIENCE_MS = 120;

/**
 * The focused element may disappear: a button with its notice, a form with its step. The browser then focuses the body,
 * where a keyboard starts from the top and a screen reader is lost. Instead, focus moves to the tab of the list it was
 * in, or else to the page's heading.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: Element | null = null;
    let panel: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
      panel = last?.closest('[role="tabpanel"]') ?? null;
    };
    const rescue = () => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      last = null;
      const tab = panel?.isConnected && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      if (tab && !document.querySelector('[role="dialog"]')) tab.focus();
      else document.querySelector<HTMLElement>('[role="dialog"], main h1')?.focus({ preventScroll: true });
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
