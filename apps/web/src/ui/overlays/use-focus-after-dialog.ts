import { useEffect } from 'react';

/**
 * A closed dialog returns focus to what opened it. If that was removed with its row, focus goes to the button of that
 * name (the menu of the re-rendered row), the tab of the list or the page's heading.
 */
export function useFocusAfterDialog(buttonName?: string): void {
  useEffect(
    () => () => {
      // The dialog returns focus in the frame after it has closed.
      requestAnimationFrame(() => requestAnimationFrame(() => rescueFocus(buttonName)));
    },
    [buttonName],
  );
}

/** The tab of the visible list: gets the focus if the focused control was removed with its row. */
export function focusSelectedTab(): void {
  document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')?.focus();
}

/** Moves lost focus to the button of that name, else to the tab of the list, else to the page's heading. */
export function rescueFocus(name: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const button = name && document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(name)}"]`);
  if (button) button.focus();
  else if (document.querySelector('main [role="tab"]')) focusSelectedTab();
  else document.querySelector<HTMLElement>('main h1')?.focus();
}
