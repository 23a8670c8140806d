import { useEffect } from 'react';

/**
 * A closed dialog gives focus back to what opened it. When that went with its row, the button of that name (the menu of the same
 * row, which came again), the tab of the list or the page's heading takes it.
 */
export function useFocusAfterDialog(buttonName?: string): void {
  useEffect(
    () => () => {
      // The dialog gives focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(() => rescueFocus(buttonName)));
    },
    [buttonName],
  );
}

/** The tab of the list in sight: where focus goes when the control that held it has gone with its row. */
export function focusSelectedTab(): void {
  document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')?.focus();
}

/** Focus that was lost goes to the button of that name, else to the tab of the list, else to the page's heading. */
export function rescueFocus(name: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const button = name && document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(name)}"]`);
  if (button) button.focus();
  else if (document.querySelector('main [role="tab"]')) focusSelectedTab();
  else document.querySelector<HTMLElement>('main h1')?.focus();
}
