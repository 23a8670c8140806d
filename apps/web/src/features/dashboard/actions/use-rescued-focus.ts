import { useEffect } from 'react';

/**
 * A closed dialog gives focus back to what opened it. When that went with its row, the menu of the same website or the
 * tab of the list takes it.
 */
export function useRescuedFocus(menuLabel?: string): void {
  useEffect(
    () => () => {
      // The dialog gives focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(() => rescueFocus(menuLabel)));
    },
    [menuLabel],
  );
}

function rescueFocus(menuLabel: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const menu = menuLabel && document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(menuLabel)}"]`);
  const tab = document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]');
  (menu || tab)?.focus();
}
