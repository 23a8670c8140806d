import type { MouseEvent } from 'react';

/** Safari does not focus a clicked button; a dialog it opens would then have nowhere to return focus to. */
export function press(action: (() => void) | undefined) {
  return (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.focus({ preventScroll: true, focusVisible: false });
    action?.();
  };
}
