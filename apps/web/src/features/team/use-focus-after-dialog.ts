import { useEffect } from 'react';
import { focusSelectedTab } from './focus-selected-tab.ts';

/** A closed dialog gives focus back to the button that opened it. When that went with its row, the list's tab takes it. */
export function useFocusAfterDialog(): void {
  useEffect(
    () => () => {
      // The dialog gives focus back in the frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(rescueFocus));
    },
    [],
  );
}

function rescueFocus(): void {
  if (document.activeElement === document.body) focusSelectedTab();
}
